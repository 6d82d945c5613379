import { Component, startTransition, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Notice } from "#ui/notice/notice.tsx";
import { ReloadButton } from "./reload-button.tsx";

/** The texts while a component's code is loading, and if it cannot be loaded. */
export interface LazyTexts {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** What to do if trying again does not help. */
  readonly orReload: string;
  readonly reload: string;
}

/** What is shown in place of a lazy component. */
export interface LazyProps {
  readonly texts: LazyTexts;
  /** Replaces the loading notice. */
  readonly placeholder?: ReactNode;
  /** Replaces the failure notice: what a customer can use without the component. */
  readonly fallback?: ReactNode;
}

class LoadError extends Error {
  override readonly name = "LoadError";
}

interface BoundaryProps {
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** Shows that a component could not be loaded; an error while it renders is left to the boundary around it. */
class LoadBoundary extends Component<BoundaryProps, { readonly thrown: Error | null }> {
  override state: { readonly thrown: Error | null } = { thrown: null };

  static getDerivedStateFromError(thrown: unknown): { thrown: Error } {
    return { thrown: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    if (thrown instanceof LoadError) return this.props.failure;
    throw thrown;
  }
}

const NotLoaded = ({ texts, onRetry }: { readonly texts: LazyTexts; readonly onRetry: () => void }) => (
  <Notice state="error" retry={{ label: texts.retry, onRetry }} actions={<ReloadButton label={texts.reload} />}>
    {`${texts.failed} ${texts.orReload}`}
  </Notice>
);

/** A component's code; null while it is loading. */
type Code<P> = { readonly Drawn: ComponentType<P> } | { readonly error: LoadError } | null;

/**
 * A component whose code is loaded when it is first rendered, for example `lazyComponent(() =>
 * import('./gallery.tsx').then((module) => module.Gallery))`. A failed load is tried once more, then again when the
 * reader asks; until then `fallback` or a notice is shown, which offers to reload the page as well. It is to be called
 * outside of components. It is no `Suspense` boundary, because React shows what such boundaries have waited for up to
 * 300 ms late.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & LazyProps> {
  let code: Code<P> = null;
  let pending: Promise<void> | null = null;

  /** Loads the code once for all instances. */
  const begin = (): Promise<void> => {
    pending ??= load()
      .catch(load)
      .then(
        (Drawn) => {
          code = { Drawn };
        },
        (thrown: unknown) => {
          code = { error: new LoadError("A lazy component could not be loaded.", { cause: thrown }) };
        },
      );
    return pending;
  };

  function Loaded({ placeholder, drawn }: { readonly placeholder: ReactNode; readonly drawn: P }) {
    const [known, setKnown] = useState(code);
    if (known === null) void begin();
    useEffect(() => {
      let isShown = true;
      const show = (): void => {
        if (isShown) startTransition(() => setKnown(code));
      };
      void begin().then(show);
      return () => {
        isShown = false;
      };
    }, []);
    if (known === null) return placeholder;
    if ("error" in known) throw known.error;
    return <known.Drawn {...drawn} />;
  }

  return function LazyComponent({ texts, placeholder, fallback, ...props }: P & LazyProps) {
    const [attempt, setAttempt] = useState(0);
    const again = (): void => {
      // Instances that failed together share the next attempt as well.
      if (code !== null && "error" in code) {
        code = null;
        pending = null;
      }
      setAttempt(attempt + 1);
    };
    return (
      <LoadBoundary key={attempt} failure={fallback ?? <NotLoaded texts={texts} onRetry={again} />}>
        <Loaded
          placeholder={placeholder ?? <Notice state="loading">{texts.loading}</Notice>}
          drawn={props as unknown as P}
        />
      </LoadBoundary>
    );
  };
}
