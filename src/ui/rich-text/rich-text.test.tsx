import { fireEvent } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { plainText } from "./plain-text.ts";
import { RichText } from "./rich-text.tsx";
import { sanitize } from "./sanitize.ts";

describe("plainText", () => {
  it.each([
    ["<p>Eins</p><p>Zwei &amp; drei</p>", "Eins\nZwei & drei"],
    ["Zeile<br/>Zeile", "Zeile\nZeile"],
    ["f&uuml;r &#8364; &#x20AC; &unknown; &constructor;", "für € € &unknown; &constructor;"],
    ["<script>alert(1)</script><style>p{}</style>gut", "gut"],
    ["<ul><li>a</li>\n  <li>b</li></ul>", "a\nb"],
    ["3 < 5", "3 < 5"],
    ["&lt;b&gt;", "<b>"],
  ])("%s", (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});

describe("sanitize", () => {
  it.each([
    ['<p onclick="x()" style="color:red" id="a" class="button">Text</p>', '<p data-portal-target="a">Text</p>'],
    ["<script>x()</script><style>*{}</style><b>gut</b>", "<b>gut</b>"],
    ['<form action="/x"><input name="a"><button>ok</button></form>', "ok"],
    ['<a href="javascript:x()">böse</a>', "<a>böse</a>"],
    ['<iframe src="//x"></iframe><svg onload="x()"></svg>', ""],
    ['<a href="/seminare" target="_top">innen</a>', '<a href="/seminare">innen</a>'],
    ['<a href="#fn1">1</a><p id="fn1">Note</p>', '<a href="#fn1">1</a><p data-portal-target="fn1">Note</p>'],
    ['<a name="fn2" data-portal-target="x">2</a>', '<a data-portal-target="fn2">2</a>'],
    ['<a href="mailto:a@b.de">Post</a>', '<a href="mailto:a@b.de">Post</a>'],
    [
      '<a href="https://example.org/">außen</a>',
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">außen</a>',
    ],
    ['<img src="/a.jpg" onerror="x()" alt="">', '<img src="/a.jpg" alt="" loading="lazy">'],
    ['<img src="a.jpg" alt="A">', '<img alt="A" loading="lazy">'],
    ['<img src="data:text/html,x" srcset="/a.jpg 1x, ftp://b 2x" alt="A">', '<img alt="A" loading="lazy">'],
    [
      '<img src="data:image/png;base64,AAAA" srcset="/a.jpg 1x, https://b 2x" alt="A">',
      '<img src="data:image/png;base64,AAAA" srcset="/a.jpg 1x, https://b 2x" alt="A" loading="lazy">',
    ],
    [
      '<table tabindex="3"><tbody><tr><th>Tag</th><th>Thema</th></tr><tr><td>1</td><td>Recht</td></tr></tbody></table>',
      '<table tabindex="0" aria-label="Tag, Thema"><tbody><tr><th>Tag</th><th>Thema</th></tr><tr><td>1</td><td>Recht</td></tr></tbody></table>',
    ],
    [
      "<table><caption>Plan</caption><tbody><tr><td>1</td></tr></tbody></table>",
      '<table tabindex="0"><caption>Plan</caption><tbody><tr><td>1</td></tr></tbody></table>',
    ],
  ])("%s", (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });
});

describe("a link of a text that is a hash alone", () => {
  afterEach(() => {
    document.head.replaceChildren();
    history.replaceState(null, "", location.pathname);
  });
  const TEXT = '<p><a href="#fn1">Note</a> <a href="#">Nichts</a> <a href="#oben">Oben</a></p><p id="fn1">Die Note</p>';

  it("leads to its target in the text, nowhere, or to what the page has, and never under the page's base", async () => {
    document.head.innerHTML = '<base href="https://fremd.example/cms/">';
    const page = renderInRoot(<RichText html={TEXT} />);
    const before = location.hash;
    const link = await page.findByRole("link", { name: "Note" });
    expect(link).not.toHaveAttribute("target");
    expect(fireEvent.click(link)).toBe(false);
    await expect.poll(() => page.root.activeElement).toHaveTextContent("Die Note");
    expect(fireEvent.click(page.getByRole("link", { name: "Nichts" }))).toBe(false);
    expect(location.hash).toBe(before);
    expect(fireEvent.click(page.getByRole("link", { name: "Oben" }))).toBe(false);
    expect(location.hash).toBe("#oben");
  });
});

describe("RichText", () => {
  it("shows the text first, then the cleaned HTML", async () => {
    const page = renderInRoot(<RichText html={'<p>Inhalt <strong onclick="x()">wichtig</strong></p>'} />);
    expect(page.wrapper).toHaveTextContent("Inhalt wichtig");
    const strong = await page.findByText("wichtig");
    expect(strong.outerHTML).toBe("<strong>wichtig</strong>");
  });

  it("takes text without markup as it is", () => {
    expect(renderInRoot(<RichText html="Nur Text" />).getByText("Nur Text")).toHaveAttribute("data-state", "plain");
  });

  it("shows a picture without words", async () => {
    expect(
      await renderInRoot(<RichText html={'<p><img src="/a.jpg" alt="Plan"></p>'} />).findByRole("img"),
    ).toHaveAttribute("alt", "Plan");
  });

  it.each([[null], [""], ["  "], ["<p></p>"], ["<p>&nbsp;<br></p>"], ["<script>x()</script>"]])(
    "draws nothing for %j",
    (html) => {
      expect(renderInRoot(<RichText html={html} />).wrapper).toBeEmptyDOMElement();
    },
  );
});
