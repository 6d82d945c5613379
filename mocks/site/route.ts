/** A placeholder on a page; attributes may hold values of the address, as `{eventId}`. */
export interface PageAnchor {
  readonly id: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** German, as an `h2` above it; none where the widget's own headings suffice. */
  readonly heading?: string;
  /** German HTML between that heading and it: what it is for. */
  readonly text?: string;
}

interface Address {
  /** Path with `{names}`; the query is left out. */
  readonly path: string;
  /** One that exists (contract-public section 5). */
  readonly example: string;
  /** German, in the window's title and in links; may hold `{title}` of what the address names. */
  readonly title: string;
}

/** A page of the CMS. */
export interface PageRoute extends Address {
  readonly answer: "page";
  readonly anchors: readonly PageAnchor[];
  /** The content for an address that lacks a value for the placeholders. */
  readonly unnamed?: readonly PageAnchor[];
  /** German, what the example's address names, where no data do. */
  readonly exampleTitle?: string;
  /** German, the page's `h1` where that is other than the title: the words of the widget that it is about. */
  readonly heading?: string;
  /** The CMS's own text, German HTML; without it one about the title. */
  readonly text?: string;
  /** Leaves the text out for whoever is logged in. */
  readonly textForGuests?: true;
  /** Sends guests to the login first. */
  readonly forCustomers?: true;
}

/** An address that answers something else than a page. */
export interface OtherRoute extends Address {
  readonly answer: "pdf" | "picture" | "call" | "redirect";
}

export type SiteRoute = PageRoute | OtherRoute;

/** Routes of one part of the site, by the name of its menu entry. */
export interface SitePart {
  readonly name: string;
  /** The address to which the menu entry leads. */
  readonly start: string;
  /** A German sentence about what there is to find. */
  readonly about: string;
  readonly routes: readonly SiteRoute[];
}
