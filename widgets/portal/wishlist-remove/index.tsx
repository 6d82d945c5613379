import { defineWidget } from '#widgets/shared/widget.ts';
import { WishlistRemove } from './wishlist-remove.tsx';

export default defineWidget(WishlistRemove);
