import type {LambdaPage} from '../../../pipeline/collections/products/types';
import {ProductView} from './product-view';
import {Split} from './split';

/** The page about Lambda, with a render that readers divide into functions. */
export function LambdaView({page: {product, split, limits}}: {page: LambdaPage}) {
	return (
		<ProductView product={product}>
			<Split demo={split} limits={limits} />
		</ProductView>
	);
}
