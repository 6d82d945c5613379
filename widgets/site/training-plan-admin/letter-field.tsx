import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { htmlOf, marksOf } from "#domain/text/light-marks.ts";
import { planEditor as texts } from "#i18n/training-plan.ts";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/text-field.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { withBold, withLines, withLink, type TextEdit, type TextSelection } from "./mark-tools.ts";

interface LetterFieldProps {
  readonly label: string;
  readonly rows: number;
  /** The text in the form in which it is kept and sent. */
  readonly html: string;
  readonly readOnly: boolean;
  readonly onHtml: (html: string) => void;
}

/**
 * Selects the text that a tool has inserted, once it is rendered. @returns a function to be called with the insertion
 */
function useSelecting(field: RefObject<HTMLTextAreaElement | null>): (edited: TextEdit) => void {
  const wanted = useRef<TextEdit | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { start, end } = wanted.current;
    wanted.current = null;
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  });
  return (edited) => {
    wanted.current = edited;
  };
}

/** Tags that look different from their light marks. */
const SHAPED = /<(strong|b|a|ul|ol)\b/i;

/** The text for the field: light marks if they can express the HTML, otherwise the HTML. */
const typedOf = (html: string): string => marksOf(html) ?? html;

interface Tool {
  readonly name: string;
  readonly edit: (selected: TextSelection) => TextEdit;
}

const tools: readonly Tool[] = [
  { name: texts.bold, edit: (selected) => withBold(selected, texts.boldText) },
  { name: texts.list, edit: (selected) => withLines(selected, () => "- ") },
  { name: texts.numbers, edit: (selected) => withLines(selected, (index) => `${index + 1}. `) },
  { name: texts.link, edit: (selected) => withLink(selected, texts.linkText) },
];

/**
 * A text with bold words, lists and links. Buttons insert light marks, which are kept and sent as HTML, with a preview
 * below. HTML that light marks cannot express is edited as HTML.
 */
export function LetterField({ label, rows, html, readOnly, onHtml }: LetterFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const select = useSelecting(field);
  const [typed, setTyped] = useState({ text: typedOf(html), html });
  // An undo, a draft or a newer plan has replaced the text.
  if (typed.html !== html) setTyped({ text: typedOf(html), html });
  const { text } = typed;
  const isHtml = marksOf(html) === null;
  const take = (next: string): void => {
    const nextHtml = htmlOf(next);
    setTyped({ text: next, html: nextHtml });
    onHtml(nextHtml);
  };
  const press = ({ edit }: Tool): void => {
    const { current } = field;
    if (current === null || readOnly) return;
    const edited = edit({ text, start: current.selectionStart, end: current.selectionEnd });
    select(edited);
    take(text.slice(0, edited.from) + edited.text + text.slice(edited.to));
  };
  return (
    <div className="stack letter-field">
      <TextArea
        ref={field}
        label={label}
        hint={isHtml ? texts.html : undefined}
        rows={rows}
        value={text}
        readOnly={readOnly}
        onChange={({ target: { value } }) => take(value)}
      />
      {!isHtml && (
        <div className="letter-tools" role="group" aria-label={texts.tools(label)}>
          {tools.map((tool) => (
            <Button key={tool.name} onClick={() => press(tool)}>
              {tool.name}
            </Button>
          ))}
        </div>
      )}
      {(isHtml || SHAPED.test(html)) && (
        <div className="letter-preview">
          <p className="small muted">{texts.preview}</p>
          <RichText html={html} />
        </div>
      )}
    </div>
  );
}
