import type { ComponentType, ReactNode } from "react";

/**
 * The parts of WordPress 6.1 and later that the editor's script uses; WordPress' own types would need a hundred
 * packages.
 */
interface WordPress {
  readonly blocks: {
    readonly createBlock: (name: string, attributes: object) => object;
    readonly registerBlockType: (name: string, settings: object) => unknown;
    readonly registerBlockVariation: (block: string, variation: object) => unknown;
  };
  readonly blockEditor: {
    readonly InnerBlocks: ComponentType<{ readonly allowedBlocks: readonly string[]; readonly templateLock: false }> & {
      readonly Content: ComponentType;
    };
    readonly InspectorControls: ComponentType<{ readonly children: ReactNode }>;
    readonly useBlockProps: (props?: object) => object;
  };
  readonly data: {
    readonly dispatch: (store: "core/block-editor") => {
      readonly insertBlocks: (blocks: readonly object[], index: undefined, parent: string) => void;
    };
    readonly select: (store: "core/editor") => { readonly getPermalink: () => string | null } | undefined;
  };
  readonly components: {
    readonly Button: ComponentType<{
      readonly variant: "secondary" | "link";
      readonly onClick: () => void;
      readonly children: ReactNode;
    }>;
    readonly PanelBody: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
    readonly Placeholder: ComponentType<{
      readonly icon: string;
      readonly label: string;
      readonly instructions: string;
      readonly children: ReactNode;
    }>;
    readonly SelectControl: ComponentType<ControlProps & { readonly children: ReactNode }>;
    readonly TextControl: ComponentType<ControlProps & { readonly type?: string; readonly inputMode?: string }>;
    readonly TextareaControl: ComponentType<ControlProps & { readonly rows: number }>;
  };
  readonly element: {
    readonly useEffect: (effect: () => (() => void) | undefined, inputs: readonly unknown[]) => void;
    readonly useRef: <T>(value: T) => { current: T };
    readonly useState: <T>(value: T) => [T, (value: T) => void];
  };
  readonly i18n: {
    readonly __: (text: string, domain: "kundenportal") => string;
    readonly sprintf: (text: string, ...values: readonly string[]) => string;
  };
}

interface ControlProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A parameter of a widget, as the plugin tells it (data/widgets.php). */
export interface ToldParam {
  readonly type: "number" | "id" | "date" | "text" | "url" | "choice" | "json";
  readonly label: string;
  readonly required: boolean;
  readonly personal: boolean;
  readonly options?: Readonly<Record<string, string>>;
  readonly default?: string;
  readonly shape?: string;
}

/** A widget, as the plugin tells it. */
export interface ToldWidget {
  readonly name: string;
  readonly shows: string;
  /** Name and sentence for visitors, in German whatever the author's language. */
  readonly fallback: { readonly name: string; readonly shows: string };
  readonly wing: string;
  readonly wingName: string;
  readonly keywords: readonly string[];
  readonly ending: { readonly label: string; readonly type: "number" | "text" } | null;
  readonly params: Readonly<Record<string, ToldParam>>;
  readonly needsOne: readonly string[];
  readonly height: number;
  /** Whether it needs more room than a column of text. */
  readonly wide: boolean;
  readonly example: { readonly ending: string; readonly parameters: Readonly<Record<string, string>> };
}

interface Told {
  readonly widgets: Readonly<Record<string, ToldWidget>>;
  /** The address of the preview's page. */
  readonly preview: string;
}

const page = window as unknown as { readonly wp: WordPress; readonly kundenportal: Told };

export const { blocks, blockEditor, components, data, element, i18n } = page.wp;
export const { widgets, preview } = page.kundenportal;
