import type {LambdaPage} from '../../../pipeline/collections/products/types';
import {ProductView} from './product-view';
import {Split} from './split';

/** Lambda: a render that is divided as the reader likes. */
export function LambdaView({page: {product, split, limits}}: {page: LambdaPage}) {
	return (
		<ProductView product={product}>
			<Split demo={split} limits={limits} />
		</ProductView>
	);
}
