import { useId, useState, type ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { chevron } from '#ui/icon/paths.ts';
import { useStyles } from '#ui/root/root.tsx';
import css from './accordion.css?inline';

export interface AccordionProps {
  readonly title: ReactNode;
  /** A quieter second line of the heading. */
  readonly subtitle?: ReactNode;
  /** Rank of the heading in the page. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  readonly defaultOpen?: boolean | undefined;
  /** False: a plain heading that cannot be opened, without content. */
  readonly toggle?: boolean | undefined;
  /** Id of the section, as a target of `#tab:id`. */
  readonly id?: string | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly children?: ReactNode;
}

function Title({ title, subtitle }: Pick<AccordionProps, 'title' | 'subtitle'>) {
  return (
    <span className="accordion-title">
      {title}
      {subtitle !== undefined && subtitle !== null && <span className="accordion-subtitle">{subtitle}</span>}
    </span>
  );
}

/** One section that opens and closes. Its content exists only while it is open, so that long lists stay light. */
export function Accordion({ title, subtitle, level = 3, defaultOpen = false, toggle = true, id, onToggle, children }: AccordionProps) {
  useStyles(css);
  const [wanted, setWanted] = useState(defaultOpen);
  const open = wanted && toggle;
  const panelId = useId();
  const Heading = `h${level}` as const;
  const flip = (): void => {
    setWanted(!open);
    onToggle?.(!open);
  };
  return (
    <section className="accordion" part="accordion" data-state={toggle ? (open ? 'open' : 'closed') : 'fixed'} id={id}>
      <Heading className="accordion-heading">
        {toggle ? (
          <button type="button" className="accordion-head" aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={flip}>
            <Title title={title} subtitle={subtitle} />
            <Icon path={chevron} size={22} />
          </button>
        ) : (
          <span className="accordion-head"><Title title={title} subtitle={subtitle} /></span>
        )}
      </Heading>
      {open && <div className="accordion-panel" id={panelId}>{children}</div>}
    </section>
  );
}
