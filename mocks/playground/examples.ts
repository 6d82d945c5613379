import type { Location } from '#domain/entities/media.ts';

/** A location whose pictures have every shape. */
export const exampleLocation: Location = {
  url: '/standorte/hotel/seehotel-moewenblick-31',
  description: '<p>Tagen mit Blick auf die Ostsee: <strong>fünf Tagungsräume</strong>, Sauna und ein Saal für gemeinsame Abende.</p>',
  type: 'hotel',
  buttonText: null,
  sliderImages: [
    { image: { url: '/mock-media/hotel/31-1-960x640.svg', width: 960, height: 640 }, title: 'Das Haus von der Seeseite', copyright: 'Seehotel Möwenblick' },
    { image: { url: '/mock-media/hotel/31-2-640x960.svg', width: 640, height: 960 }, title: 'Treppenhaus', copyright: null },
    { image: { url: '/mock-media/hotel/31-3-1280x640.svg', width: 1280, height: 640 }, title: null, copyright: null },
  ],
  images: [
    { url: '/mock-media/hotel/31-1-960x640.svg', width: 960, height: 640 },
    { url: '/mock-media/hotel/31-2-640x960.svg', width: 640, height: 960 },
    { url: '/mock-media/hotel/31-3-1280x640.svg', width: 1280, height: 640 },
  ],
};

const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'portal-event-overview': { 'data-event-id': '5001' },
  'portal-event-detail': { 'data-event-id': '5001' },
  'portal-calendar-download': { 'data-event-id': '5001' },
  'portal-schedule': { 'data-event-id': '5001' },
  'portal-hotel-map': { 'data-event-id': '5001' },
  'portal-hotel-prices': { 'data-event-id': '5001' },
  'portal-location-gallery': { 'data-json': JSON.stringify(exampleLocation) },
};

/** Attributes with which a widget shows something as soon as it is chosen. */
export const exampleAttributes = (widget: string): Readonly<Record<string, string>> => examples[widget] ?? {};
