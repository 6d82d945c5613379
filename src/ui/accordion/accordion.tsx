import { useDeferredValue, useId, type ReactNode } from "react";
import { useAddressed } from "#ui/addressed/addressed.tsx";
import { compound } from "#ui/compound/compound.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "./accordion.css?inline";

export interface AccordionProps {
  readonly title: string;
  /** A quieter second line of the heading. */
  readonly subtitle?: ReactNode;
  /** False: the content says the same, so that the subtitle stands only while the section is closed. */
  readonly subtitleWhenOpen?: boolean;
  /** Stands at the end of the heading's line, on phones below it. */
  readonly badges?: ReactNode;
  /** Rank of the heading in the page. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  readonly defaultOpen?: boolean | undefined;
  /** False: a plain heading that cannot be opened, without content. */
  readonly toggle?: boolean | undefined;
  /** The title leads there, and a button beside it opens the section; null: the title is the button. */
  readonly href?: string | null;
  /** What the button beside a title that leads somewhere is called. */
  readonly toggleLabel?: string;
  /** Id of the section: inside an `AddressFollower` an address that names it opens it and brings it into view. */
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

interface HeadProps extends Pick<AccordionProps, "subtitle" | "badges"> {
  readonly title: ReactNode;
  readonly Heading: `h${NonNullable<AccordionProps["level"]>}`;
  /** What the button does; null without one. */
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

/** The title is the button, or plain text where nothing opens. */
const plainHead = ({ Heading, button, ...look }: HeadProps): ReactNode => (
  <Heading className="accordion-heading">
    {button === null ? (
      <span className="accordion-head">{lines(look)}</span>
    ) : (
      <button type="button" className="accordion-head" {...button}>
        {lines(look)}
      </button>
    )}
  </Heading>
);

/** The title is a link, and the rest of the line the button. */
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
 * One section that opens and closes. Its content exists only while it is open, and its head is no component of its own,
 * so that long lists stay light. That it opens is painted before its content is drawn: a slow phone answers at once.
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
