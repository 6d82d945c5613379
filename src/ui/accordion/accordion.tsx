import { useDeferredValue, useId, type ReactNode } from "react";
import { useAddressed } from "#ui/addressed/addressed.tsx";
import { compound } from "#ui/compound/compound.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "./accordion.css?inline";

export interface AccordionProps {
  readonly title: string;
  /** A second, quieter line of the heading. */
  readonly subtitle?: ReactNode;
  /** Whether the subtitle also shows while the section is open; false if the content says the same. */
  readonly subtitleWhenOpen?: boolean;
  /** Shown at the end of the heading's line, on phones below it. */
  readonly badges?: ReactNode;
  /** Level of the heading in the page. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  readonly defaultOpen?: boolean | undefined;
  /** False for a plain heading without content, which cannot be opened. */
  readonly toggle?: boolean | undefined;
  /** Makes the title a link, with a button beside it that opens the section; with null the title is the button. */
  readonly href?: string | null;
  /** The label of the button beside a linked title. */
  readonly toggleLabel?: string;
  /** Id of the section: inside an `AddressFollower`, an address that names it opens it and scrolls to it. */
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

interface HeadProps extends Pick<AccordionProps, "subtitle" | "badges"> {
  readonly title: ReactNode;
  readonly Heading: `h${NonNullable<AccordionProps["level"]>}`;
  /** The props of the button; null if there is none. */
  readonly button: {
    readonly "aria-expanded": boolean;
    readonly "aria-controls": string | undefined;
    readonly onClick: () => void;
  } | null;
}

const filled = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false;

const lines = ({ title, subtitle, badges }: Pick<HeadProps, "title" | "subtitle" | "badges">): ReactNode => (
  <>
    <span className="accordion-title">
      {title}
      {filled(subtitle) && <span className="accordion-subtitle">{subtitle}</span>}
    </span>
    {filled(badges) && <span className="accordion-badges">{badges}</span>}
  </>
);

/** A heading whose title is the button, or plain text if nothing opens. */
const plainHead = ({ Heading, title, button, ...look }: HeadProps): ReactNode => {
  const head = lines({ ...look, title: <span>{title}</span> });
  return (
    <Heading className="accordion-heading">
      {button === null ? (
        <span className="accordion-head">{head}</span>
      ) : (
        <button type="button" className="accordion-head" {...button}>
          {head}
        </button>
      )}
    </Heading>
  );
};

/** A heading whose title is a link, with a button for the rest of the line. */
const linkedHead = (
  { Heading, title, button, ...look }: HeadProps,
  href: string,
  toggleLabel: string | undefined,
): ReactNode => (
  <div className="accordion-head accordion-linked">
    {lines({
      ...look,
      title: (
        <Heading className="accordion-heading">
          <a href={href}>{title}</a>
        </Heading>
      ),
    })}
    {button !== null && <button type="button" className="accordion-toggle" aria-label={toggleLabel} {...button} />}
  </div>
);

/**
 * One section that opens and closes. Its content is only rendered while it is open, and its heading is no component, so
 * that long lists stay light. The open state is painted before the content is rendered, so that a slow phone answers at
 * once.
 */
export function Accordion({
  level = 3,
  title,
  subtitle,
  subtitleWhenOpen = true,
  badges,
  defaultOpen = false,
  toggle = true,
  id,
  href = null,
  toggleLabel,
  children,
}: AccordionProps) {
  useStyles(css);
  const { ref, open: wanted, setOpen } = useAddressed(id, defaultOpen);
  const open = wanted && toggle;
  const isDrawn = useDeferredValue(open);
  const shown = open && isDrawn;
  const panelId = useId();
  const button = toggle
    ? { "aria-expanded": open, "aria-controls": shown ? panelId : undefined, onClick: () => setOpen(!open) }
    : null;
  const head: HeadProps = {
    Heading: `h${level}`,
    title: compound(title),
    subtitle: open && !subtitleWhenOpen ? null : subtitle,
    badges,
    button,
  };
  return (
    <section
      className="accordion"
      part="accordion"
      data-state={toggle ? (open ? "open" : "closed") : "fixed"}
      data-list-focus={id}
      id={id}
      ref={ref}
    >
      {href === null ? plainHead(head) : linkedHead(head, href, toggleLabel)}
      {shown && (
        <div className="accordion-panel" id={panelId}>
          {children}
        </div>
      )}
    </section>
  );
}
