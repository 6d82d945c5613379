import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from "react";
import { lazyComponentsMayDraw } from "#pace/draw-queue.ts";
import { Notice } from "#ui/notice/notice.tsx";

/** The texts while a component's code is loading, and if it cannot be loaded. */
export interface LazyTexts {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

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

/**
 * A component whose code is loaded when it is first rendered, for example `lazyComponent(() =>
 * import('./gallery.tsx').then((module) => module.Gallery))`. A failed load is tried once more, then again when the
 * reader asks; until then `fallback` or a notice is shown. To be called outside of components.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & LazyProps> {
  const loadTwice = (): Promise<{ default: ComponentType<P> }> =>
    load()
      .catch(load)
      .then(
        (component) => lazyComponentsMayDraw().then(() => ({ default: component })),
        (thrown: unknown) => {
          throw new LoadError("A lazy component could not be loaded.", { cause: thrown });
        },
      );
  const make = (): LazyExoticComponent<ComponentType<P>> => lazy(loadTwice);
  let shared = make();

  return function LazyComponent({ texts, placeholder, fallback, ...props }: P & LazyProps) {
    const [Current, setCurrent] = useState(() => shared);
    const again = (): void => {
      // Instances that failed together share the next attempt as well.
      if (shared === Current) shared = make();
      const next = shared;
      setCurrent(() => next);
    };
    const failure = fallback ?? (
      <Notice state="error" retry={{ label: texts.retry, onRetry: again }}>
        {texts.failed}
      </Notice>
    );
    const Drawn = Current as unknown as ComponentType<object>;
    return (
      <LoadBoundary key={keyOf(Current)} failure={failure}>
        <Suspense fallback={placeholder ?? <Notice state="loading">{texts.loading}</Notice>}>
          <Drawn {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** The key of the boundary: each attempt gets a new one. */
function keyOf(part: object): number {
  const known = keys.get(part) ?? ++lastKey;
  keys.set(part, known);
  return known;
}
