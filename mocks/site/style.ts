/** The house's colours and type; the widgets take them by the custom properties of docs/autoren/gestaltung.md. */
const theme = `:root { color-scheme: light dark; --ground: #fbf8f3; --surface: #fff; --ink: #20302c; --muted: #54625d;
--line: #ddd4c6; --accent: #1f5f4f; --accent-ink: #fff; --soft: #efe8dc; --warm: #9a4a24;
--head: Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif;
--portal-font-size: 1.0625rem; --portal-radius: 10px; --portal-color-text: var(--ink);
--portal-color-muted: var(--muted); --portal-color-border: var(--line); --portal-color-accent: var(--accent); --portal-color-accent-contrast: var(--accent-ink); --portal-color-canvas: var(--surface) }
@media screen and (prefers-color-scheme: dark) { :root { --ground: #141b19; --surface: #1c2523; --ink: #e8ece8; --muted: #b3bfb9; --line: #3d4b46; --accent: #8fd0b8; --accent-ink: #0c211a; --soft: #222d2a; --warm: #f0b48c } img[src*="/mock-media/"] { filter: brightness(.86) } }
* { box-sizing: border-box }
body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; font: 1.0625rem/1.6 Seravek, "Gill Sans Nova", Ubuntu, Calibri, "Segoe UI", system-ui, sans-serif; color: var(--ink); background: var(--ground) }
a { color: var(--accent) }
a:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
h1, .home { font-family: var(--head) }
h1, h2, h3, .home { font-weight: 600; line-height: 1.2; text-wrap: balance }
h1 { margin: 0 0 24px; font-size: clamp(1.625rem, 4vw, 2.625rem); hyphens: auto; overflow-wrap: anywhere }
main, footer { hyphens: auto; hyphenate-limit-chars: 12 5 5; overflow-wrap: anywhere }
main h2 { margin: 48px 0 16px; font-size: 1.375em }
img { max-width: 100%; height: auto }
.whole { white-space: nowrap }
.skip { position: absolute; left: -9999px }
.skip:focus { left: 8px; top: 8px; padding: 8px 16px; background: var(--surface); z-index: 3 }
`;

const frame = `header { padding: 0 max(24px, (100% - 1128px) / 2); background: var(--surface); border-bottom: 1px solid var(--line) }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; min-height: 64px }
.home { display: flex; flex: 1 1 7.5em; max-width: max-content; align-items: center; gap: 10px; margin-right: auto; font-size: 1.3125rem; color: var(--ink); text-decoration: none }
.mark { flex: none; width: 34px; height: 34px; color: var(--accent); --ground: var(--surface) }
#portal-cart-small { min-width: 40px; min-height: 40px; margin-right: -8px }
.bar #portal-menu-mobile { flex: none; height: max(63px, 3.2em); overflow: hidden }
.bar #portal-menu-mobile::part(button) { min-height: 44px; padding: 6px 14px; border-color: var(--line); color: var(--ink); font-weight: 400 }
@media (min-width: 992px) { .bar #portal-menu-mobile { margin-left: -12px } }
#menue, .find { display: none }
.panel { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 32px }
.panel ul { display: flex; flex-wrap: wrap; gap: 0 26px; margin: 0; padding: 0; list-style: none }
.panel a { display: inline-block; padding: 10px 0; border-bottom: 3px solid transparent; text-decoration: none; color: var(--ink) }
.panel a:hover { border-color: var(--line) }
@media (forced-colors: active) { .panel a:not([aria-current]) { border-color: Canvas } }
.panel a[aria-current] { font-weight: 600; border-color: var(--accent) }
.account { display: flex; flex-wrap: wrap; gap: 0 22px }
main { flex: 1; width: 100%; max-width: 1176px; min-height: 100vh; margin: 0 auto; padding: 20px 24px 72px }
main > p { max-width: 46em }
main > [id^=portal-]:not([id*=menu]) { margin-block: 40px }
main > h1 + [id^=portal-]:not([id*=menu]) { margin-top: 0 }
main > h2 + [id^=portal-]:not([id*=menu]) { margin-top: 0 }
main > .lead + [id^=portal-] { margin-top: 24px !important }
.portal-page ~ main > [id^=portal-]:not([id*=menu]) + [id^=portal-]:not([id*=menu]) { margin-top: 48px }
main > :is([id^=portal-wishlist-toggle], #portal-calendar-download, #portal-bookmark-add, [id^=portal-add-to-cart]) { display: inline-block; margin: 4px 12px 4px 0; vertical-align: top }
main > :is(#portal-calendar-download, #portal-bookmark-add) { margin-left: -8px }
main > :is(#portal-calendar-download, #portal-bookmark-add)::part(button) { padding-inline: 8px; border-color: transparent }
main > :is(#portal-calendar-download, #portal-bookmark-add)::part(notice) { margin-left: 8px }
@media (forced-colors: active) { main > :is(#portal-calendar-download, #portal-bookmark-add) { margin-left: 0 } main > :is(#portal-calendar-download, #portal-bookmark-add)::part(button) { border-color: ButtonText } }
main > .opening + [id^=portal-] { margin-top: 24px }
main > #portal-page-header { margin-bottom: 24px }
main > #portal-page-header + [id^=portal-] { margin-top: 24px }
main > .goodbye { max-width: none; margin: 0 0 16px; padding: 10px 16px; border-left: 4px solid var(--accent); background: var(--soft) }
main > #portal-menu-desktop { margin: -8px 0 20px }
.crumbs { margin: 0 0 12px; font-size: 0.9375rem; color: var(--muted) }
.crumbs ol { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; margin: 0; padding: 0; list-style: none }
.crumbs li + li::before { content: "›"; margin-right: 8px }
.crumbs a { display: inline-block; padding: 3px 0 }
.jump { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 16px }
.jump a { padding: 6px 13px; font-size: 1rem; border: 1px solid var(--line); border-radius: 99px; background: var(--surface); text-decoration: none }
main > [id^=portal-] { scroll-margin-top: 16px }
.lead { font-size: 1.25rem; line-height: 1.5 }
footer { padding: 40px max(24px, (100% - 1128px) / 2) 24px; background: var(--soft); border-top: 1px solid var(--line); font-size: 1rem }
footer h2 { margin: 0 0 8px; font-size: 1.125rem }
footer ul { margin: 0; padding: 0; list-style: none }
footer a, footer button { display: inline-block; padding: 5px 0; color: var(--ink); text-decoration: none }
footer a:hover, footer button:hover { text-decoration: underline }
footer button { border: 0; background: none; font: inherit; cursor: pointer }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) repeat(2, max-content) 13em; gap: 28px 40px }
.columns > :first-child ul { columns: 2; column-gap: 32px }
.columns li { break-inside: avoid }
.columns p { margin: 0 }
.call { font-size: 1.3125rem; font-weight: 600; color: var(--accent) }
footer .small { display: flex; flex-wrap: wrap; gap: 0 24px; align-items: center; margin: 24px 0 0; padding-top: 12px; border-top: 1px solid var(--line); color: var(--muted) }
[hidden] { display: none !important }
#einwilligung { position: fixed; z-index: 2; inset: auto 16px 16px; max-width: 640px; margin: 0 auto; padding: 20px 56px 20px 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; box-shadow: 0 12px 48px #0005 }
#einwilligung p { margin: 0 0 12px }
#einwilligung button { min-height: 44px; margin: 0 8px 8px 0; padding: 8px 18px; border: 1px solid var(--accent); border-radius: 10px; background: none; color: var(--accent); font: inherit; cursor: pointer }
#einwilligung button:first-child:not(.close) { background: var(--accent); color: var(--accent-ink) }
#einwilligung .close { position: absolute; top: 8px; right: 4px; width: 44px; padding: 0; border: 0; font-size: 1.625rem; color: var(--muted) }
`;

const pages = `.hero { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px 56px; align-items: center; padding: 24px 0 8px }
.hero img { width: 100%; border-radius: 18px; aspect-ratio: 3 / 2; object-fit: cover }
.hero h1 { margin-bottom: 12px; font-size: clamp(2rem, 5vw, 3.375rem) }
.hero p { margin: 12px 0 0 }
.hero form { margin-top: 24px }
.hero label { display: block; margin-bottom: 6px; font-weight: 600 }
.hero form div { display: flex; gap: 8px }
.hero input { flex: 1; min-width: 0; min-height: 52px; padding: 0 16px; border: 1px solid var(--muted); border-radius: 12px; background: var(--surface); color: inherit; font: inherit }
.hero button { min-height: 52px; padding: 0 26px; border: 1px solid transparent; border-radius: 12px; background: var(--accent); color: var(--accent-ink); font: inherit; font-weight: 600; cursor: pointer }
.ideas { display: flex; flex-wrap: wrap; gap: 0 14px; align-items: baseline; color: var(--muted) }
.ideas a, .all { display: inline-block; padding: 4px 0 }
.reasons, .steps { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr)); gap: 16px; margin: 32px 0 0; padding: 0; list-style: none; counter-reset: step }
.reasons li, .steps li { padding: 20px 24px; border-radius: 14px; background: var(--soft) }
.reasons strong, .steps strong { display: block; font-size: 1.1875rem }
.steps li { background: none; border: 1px solid var(--line); counter-increment: step }
.steps strong::before { content: counter(step) ". "; color: var(--warm) }
.subjects { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); gap: 20px; margin: 0; padding: 0; list-style: none }
.subjects a { display: block; height: 100%; overflow: hidden; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); color: var(--ink); font-weight: 600; text-decoration: none }
.subjects a:hover span { text-decoration: underline }
.subjects img { display: block; width: 100%; aspect-ratio: 8 / 5; object-fit: cover }
.subjects span { display: block; padding: 12px 16px; overflow-wrap: anywhere }
.note { margin: 8px 0 0; color: var(--muted); font-size: .875rem }
.dates { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 14px; background: var(--surface) }
.dates li { display: grid; grid-template-columns: 190px minmax(0, 1fr) 170px 100px; gap: 4px 20px; align-items: baseline; padding: 14px 20px }
.dates li + li { border-top: 1px solid var(--line) }
.dates a { font-weight: 600 }
.dates .price { text-align: right }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 0 56px }
.two li { margin-bottom: 8px }
.law { align-self: start; margin-top: 48px; padding-left: 24px; border-left: 4px solid var(--accent) }
.law h2 { margin-top: 0 }
.law p:last-child { margin-bottom: 0 }
.reach { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); gap: 16px 48px; max-width: 46em; padding: 20px 24px; border: 1px solid transparent; border-radius: 14px; background: var(--soft) }
.reach p { margin: 0 }
.opening { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 40px; align-items: center }
.opening h1 { margin-bottom: 12px }
.opening .lead { margin: 0 }
.opening img { width: 100%; border-radius: 14px }
.voices { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 16px 24px }
.voices h2 { grid-column: 1 / -1; margin-bottom: 0 }
.voices figure { display: flex; flex-direction: column; gap: 12px; justify-content: space-between; margin: 0; padding: 20px 24px; border-radius: 14px; background: var(--soft) }
.voices blockquote { margin: 0; font: 1.1875rem/1.45 var(--head) }
.voices figcaption { font-size: 1rem; color: var(--muted) }
.trainer { display: grid; grid-template-columns: 160px minmax(0, 1fr); gap: 24px; align-items: center; max-width: 46em; margin-top: 48px }
.trainer h2 { margin: 0 0 8px }
.trainer img { border-radius: 50% }
.trainer p { margin: 0 0 6px }
@media (max-width: 860px) {
  .dates li { grid-template-columns: minmax(0, 1fr) auto }
  .dates a { grid-column: 1 / -1; grid-row: 1 }
  .dates .price { grid-column: 2; grid-row: 2 / span 2 }
}
/* The portal's menu stands in the head there. */
@media (max-width: 991.98px) {
  main > #portal-menu-desktop { margin: 0 }
}
/* The page's end is short; the subjects are found by the search. */
@media (max-width: 1000px) {
  .columns { grid-template-columns: repeat(3, max-content) minmax(0, 15em); column-gap: 24px; justify-content: space-between }
  .columns > :first-child ul { columns: auto }
  .columns > :first-child li:not(:first-child, :last-child) { display: none }
}
@media (max-width: 900px) {
  #menue { display: block; min-height: 44px; padding: 6px 14px; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer }
  .portal-page .find { display: grid; place-items: center; width: 44px; height: 44px; margin-right: -12px }
  .panel { display: none; padding-bottom: 12px }
  .panel.open { display: block }
  .portal-page #menue { display: none }
  .panel ul, .account { display: grid; gap: 0 }
  .panel a { display: block; padding: 12px 0; border-bottom: 1px solid var(--line) }
}
@media (max-width: 760px) {
  .crumbs [aria-current], .crumbs:not(:has(li:nth-child(3))) { display: none }
  .hero { grid-template-columns: minmax(0, 1fr); padding-top: 8px }
  .subjects { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px }
  .subjects span { padding: 10px 12px; font-size: 0.9375rem }
  /* None stands alone beside a hole. */
  .subjects li:last-child:nth-child(odd) { grid-column: 1 / -1 }
  .subjects li:last-child:nth-child(odd) a { display: grid; grid-template-columns: 1fr 1fr; align-items: center; column-gap: 12px }
  .hero img { order: 1 }
  .trainer { grid-template-columns: 88px minmax(0, 1fr); gap: 16px; align-items: start }
  .lead { font-size: 1.0625rem }
  /* A band above the title, so that date, price and button stay in the first screen. */
  .opening { display: flex; flex-direction: column-reverse; align-items: stretch }
  .opening img { display: none }
  .opening h1 { margin-bottom: 8px }
  #portal-cart-small { margin-right: 0 }
  header, footer { padding-inline: 16px }
  /* Short lists side by side: the page's end is half a screen. */
  footer { padding-top: 20px; padding-bottom: 12px; font-size: .9375rem }
  footer h2 { margin-bottom: 2px; font-size: 1rem }
  footer :is(a, button) { padding: 10px 0 }
  .columns { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px 16px }
  .columns > :nth-child(2) { grid-row: 2 / span 2; grid-column: 2 }
  .columns > :last-child { grid-row: 1; grid-column: 1 / -1 }
  .call { font-size: 1.1875rem }
  footer .small { margin-top: 12px; padding-top: 8px; gap: 0 14px; font-size: .875rem }
  .bar { min-height: 56px; gap: 4px }
  .home { font-size: 1.125rem; gap: 8px }
  .mark { width: 28px; height: 28px }
  .bar #portal-menu-mobile { margin-block: -4px }
  .portal-page .bar { gap: 6px }
  main { padding: 12px 16px 56px }
  h1 { margin-bottom: 12px }
  main > [id^=portal-]:not([id*=menu]) { margin-block: 32px }
  main > .lead + [id^=portal-] { margin-top: 16px !important }
  main > .opening + [id^=portal-] { margin-top: 16px }
  /* As large as the widgets' own there. */
  main h2 { margin-top: 40px; font-size: 1.25em }
  main ul:not([class]) { padding-left: 1.2em }
  .crumbs { margin-block: -10px -4px }
  .crumbs a { padding: 10px 0 }
}
@media (max-width: 520px) {
  .portal-page .home { flex-basis: 5.5em; font-size: 1rem; line-height: 1.15 }
}
@media (max-width: 24rem) {
  .portal-page .mark { display: none }
}
/* Letters twice as large on a phone: nothing stands beside anything. */
@media (max-width: 19rem) {
  .trainer, .dates li, .subjects, .columns { grid-template-columns: minmax(0, 1fr) }
  .columns > :nth-child(n) { grid-row: auto; grid-column: auto }
  .dates .price { grid-column: 1; grid-row: auto; text-align: start }
}
@page { size: A4; margin: 15mm 20mm }
@media print { :is(h1, h2, h3) { break-after: avoid; break-inside: avoid } header, footer, .skip, .crumbs, #einwilligung, .opening img { display: none } body { background: #fff } body, main { min-height: 0 } main { max-width: none; padding: 0 } }
`;

/** The site's own style sheet. */
export const css = theme + frame + pages;
