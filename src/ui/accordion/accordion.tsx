import { useId, type ReactNode } from 'react';
import { Compound } from '#ui/compound/compound.tsx';
import { useStyles } from '#ui/root/root.tsx';
import { useAddressed } from '#ui/tabs/use-addressed.ts';
import css from './accordion.css?inline';

export interface AccordionProps {
  readonly title: string;
  /** A quieter second line of the heading. */
  readonly subtitle?: ReactNode;
  /** Stands at the end of the heading's line, on phones below it. */
  readonly badges?: ReactNode;
  /** Rank of the heading in the page. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  readonly defaultOpen?: boolean | undefined;
  /** False: a plain heading that cannot be opened, without content. */
  readonly toggle?: boolean | undefined;
  /** The title leads there; a button beside it then opens the section, and is called `toggleLabel`. */
  readonly link?: { readonly href: string; readonly toggleLabel: string } | undefined;
  /** Id of the section: an address that names it opens it and brings it into view. */
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

type Look = Pick<AccordionProps, 'title' | 'subtitle' | 'badges'>;

interface HeadProps extends Look, Pick<AccordionProps, 'link'> {
  readonly level: 2 | 3 | 4 | 5 | 6;
  /** What the button does; null without one. */
  readonly button: { readonly 'aria-expanded': boolean; readonly 'aria-controls': string | undefined; readonly onClick: () => void } | null;
}

const filled = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false;

function Lines({ title, subtitle, badges }: Omit<Look, 'title'> & { readonly title: ReactNode }) {
  return (
    <>
      <span className="accordion-title">
        {title}
        {filled(subtitle) && <span className="accordion-subtitle">{subtitle}</span>}
      </span>
      {filled(badges) && <span className="accordion-badges">{badges}</span>}
    </>
  );
}

/** The title is the button, or plain text where nothing opens. */
function PlainHead({ title, level, button, ...look }: HeadProps) {
  const Heading = `h${level}` as const;
  const lines = <Lines {...look} title={<Compound text={title} />} />;
  return (
    <Heading className="accordion-heading">
      {button === null ? <span className="accordion-head">{lines}</span> : (
        <button type="button" className="accordion-head" {...button}>{lines}</button>
      )}
    </Heading>
  );
}

/** The title is a link, and the rest of the line the button. */
function LinkedHead({ title, level, button, link, ...look }: HeadProps & { readonly link: NonNullable<HeadProps['link']> }) {
  const Heading = `h${level}` as const;
  return (
    <div className="accordion-head accordion-linked">
      <Lines {...look} title={<Heading className="accordion-heading"><a href={link.href}><Compound text={title} /></a></Heading>} />
      {button !== null && <button type="button" className="accordion-toggle" aria-label={link.toggleLabel} {...button} />}
    </div>
  );
}

/** One section that opens and closes. Its content exists only while it is open, so that long lists stay light. */
export function Accordion({ level = 3, defaultOpen = false, toggle = true, id, link, children, ...look }: AccordionProps) {
  useStyles(css);
  const { ref, open: wanted, setOpen } = useAddressed<HTMLElement>(id, defaultOpen);
  const open = wanted && toggle;
  const panelId = useId();
  const button = toggle ? { 'aria-expanded': open, 'aria-controls': open ? panelId : undefined, onClick: () => setOpen(!open) } : null;
  return (
    <section className="accordion" part="accordion" data-state={toggle ? (open ? 'open' : 'closed') : 'fixed'} id={id} ref={ref}>
      {link === undefined ? <PlainHead {...look} level={level} button={button} /> : <LinkedHead {...look} level={level} button={button} link={link} />}
      {open && <div className="accordion-panel" id={panelId}>{children}</div>}
    </section>
  );
}
