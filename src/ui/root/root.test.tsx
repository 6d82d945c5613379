import { describe, expect, it, vi } from 'vitest';
import { renderInRoot } from '#test/support/render.tsx';
import { useStyles } from './root.tsx';

class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

function Styled({ css }: { css: string }) {
  useStyles(css);
  return <p>da</p>;
}

describe('useStyles', () => {
  it('draws without styles where sheets cannot be constructed', () => {
    expect(renderInRoot(<Styled css="p { color: red }" />).getByText('da')).toBeInTheDocument();
  });

  it('adopts a sheet once per root and shares it between roots', () => {
    vi.stubGlobal('CSSStyleSheet', Sheet);
    vi.spyOn(ShadowRoot.prototype, 'append').mockImplementation(function dressed(this: ShadowRoot, ...nodes) {
      Object.assign(this, { adoptedStyleSheets: [] });
      this.replaceChildren(...nodes);
    });
    const one = renderInRoot(<><Styled css="a" /><Styled css="a" /><Styled css="b" /></>);
    const other = renderInRoot(<Styled css="a" />);
    expect(one.root.adoptedStyleSheets.map((sheet) => (sheet as unknown as Sheet).text).sort()).toEqual(['a', 'b']);
    expect(one.root.adoptedStyleSheets).toContain(other.root.adoptedStyleSheets[0]);
  });
});
