/** The bookings of which the page's data layer was told. */
export const purchases = (): unknown[] =>
  ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(({ event }) => event === "purchase");
