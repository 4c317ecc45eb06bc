import type {lambdaPage} from '../../../pipeline/collections/products/lambda';
import {ProductView} from './product-view';
import {Split} from './split';

/** Lambda: a render that is divided as the reader likes. */
export function LambdaView({page: {product, split, limits}}: {page: Awaited<ReturnType<typeof lambdaPage>>}) {
	return (
		<ProductView product={product}>
			<Split demo={split} limits={limits} />
		</ProductView>
	);
}
