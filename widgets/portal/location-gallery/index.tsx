import { locationSchema } from '#domain/entities/media.ts';
import { defineWidget } from '#widgets/shared/widget.ts';
import { LocationGallery } from './location-gallery.tsx';

export default defineWidget(LocationGallery, locationSchema);
