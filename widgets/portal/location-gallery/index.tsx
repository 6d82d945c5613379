import { locationSchema } from '#domain/entities/media.ts';
import { defineWidget } from '#widgets/shared/widget.ts';
import { LocationGallery } from './location-gallery.tsx';
import { anchor } from './manifest.ts';

export default defineWidget(anchor, LocationGallery, { json: locationSchema });
