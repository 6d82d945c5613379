import { locationSchema } from "#domain/entities/location-gallery.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { LocationGallery } from "./location-gallery.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, LocationGallery, { json: locationSchema });
