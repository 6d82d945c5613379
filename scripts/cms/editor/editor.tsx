import { escapeHtml } from "#mocks/site/html.ts";
import { Fields, WidgetChoice } from "./fields.tsx";
import { Preview } from "./preview.tsx";
import { transformsTo } from "./transforms.ts";
import { problemsOf, shown, type BlockAttributes } from "./values.ts";
import { blockEditor, blocks, components, data, i18n, widgets, type ToldWidget } from "./wordpress.ts";

const { __ } = i18n;
const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor;
const { Button, PanelBody, Placeholder } = components;

const BLOCK = "kundenportal/widget";

/** WordPress' pictures for the wings; another wing has that of the block. */
const icons: Readonly<Record<string, string>> = {
  portal: "id-alt",
  shop: "cart",
  forms: "feedback",
  site: "list-view",
};
const iconOf = ({ wing }: ToldWidget): string => icons[wing] ?? "screenoptions";

/** What may stand inside the element: texts and pictures, no second widget. */
const CONTENT = ["paragraph", "heading", "list", "list-item", "image", "quote", "table", "buttons", "button"].map(
  (name) => `core/${name}`,
);

interface EditProps {
  readonly attributes: BlockAttributes;
  readonly setAttributes: (change: Partial<BlockAttributes>) => void;
  readonly clientId: string;
}

/**
 * What feeds, excerpts, the search and visitors without script get in place of a widget: its name, its sentence, and a
 * link to the page, which leads there from a feed.
 */
function fallbackOf({ fallback: { name, shows } }: ToldWidget): object[] {
  const address = data.select("core/editor")?.getPermalink() ?? "";
  const link = address === "" ? "" : ` <a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`;
  return [
    blocks.createBlock("core/heading", { level: 3, content: escapeHtml(name) }),
    blocks.createBlock("core/paragraph", { content: escapeHtml(shows) + link }),
  ];
}

/** The values that are filled, in one line. */
function summaryOf({ ending, parameters }: BlockAttributes, { params }: ToldWidget): string {
  const values = Object.entries(params).flatMap(([name, { label, type, options }]) => {
    const value = shown(type, parameters[name] ?? "");
    return value === "" || type === "json" ? [] : [`${label}: ${options?.[value] ?? value}`];
  });
  return [...(ending === "" ? [] : [ending]), ...values].join(" · ");
}

function Content({ told, clientId }: Pick<EditProps, "clientId"> & { readonly told: ToldWidget }) {
  // Behind what the author has written already.
  const fill = (): void => data.dispatch("core/block-editor").insertBlocks(fallbackOf(told), undefined, clientId);
  return (
    <div className="kundenportal-content">
      <div className="kundenportal-note">
        {__("Bis das Widget da ist und ohne JavaScript sehen Besucher:", "kundenportal")}
      </div>
      <InnerBlocks allowedBlocks={CONTENT} templateLock={false} />
      <Button variant="link" onClick={fill}>
        {__("Ersatztext einsetzen", "kundenportal")}
      </Button>
    </div>
  );
}

function Chosen({ attributes, setAttributes, clientId, told }: EditProps & { readonly told: ToldWidget }) {
  const missing = told.ending !== null && attributes.ending === "";
  const problems = [
    ...(missing ? [`${told.ending.label}: ${__("Diese Angabe fehlt.", "kundenportal")}`] : []),
    ...problemsOf(attributes, told),
  ];
  return (
    <>
      <InspectorControls>
        <PanelBody title={__("Angaben", "kundenportal")}>
          <Fields told={told} attributes={attributes} set={setAttributes} />
          {problems.length > 0 && (
            <Button variant="secondary" onClick={() => setAttributes(told.example)}>
              {__("Beispiel einsetzen", "kundenportal")}
            </Button>
          )}
        </PanelBody>
        <PanelBody title={__("Anderes Widget", "kundenportal")}>
          <WidgetChoice attributes={attributes} set={setAttributes} />
        </PanelBody>
      </InspectorControls>
      <div className="kundenportal-bar">
        <strong>{told.name}</strong>
        <span>{summaryOf(attributes, told)}</span>
        <span className="kundenportal-note">{__("Vorschau mit erfundenen Daten", "kundenportal")}</span>
      </div>
      {problems.length > 0 && (
        <ul className="kundenportal-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Preview key={attributes.widget} attributes={attributes} told={told} />
      <Content told={told} clientId={clientId} />
    </>
  );
}

function Edit({ attributes, setAttributes, clientId }: EditProps) {
  const told = widgets[attributes.widget];
  const props = useBlockProps({ className: "kundenportal-block" });
  return (
    <div {...props}>
      {told === undefined ? (
        <Placeholder
          icon="screenoptions"
          label={__("Kundenportal-Widget", "kundenportal")}
          instructions={
            attributes.widget === ""
              ? __("Wählen Sie, was an dieser Stelle erscheinen soll.", "kundenportal")
              : __("Dieses Widget gibt es nicht mehr. Wählen Sie ein anderes.", "kundenportal")
          }
        >
          <WidgetChoice attributes={attributes} set={setAttributes} />
        </Placeholder>
      ) : (
        <Chosen attributes={attributes} setAttributes={setAttributes} clientId={clientId} told={told} />
      )}
    </div>
  );
}

// The element itself is written by PHP; only what the author put inside is saved as HTML.
blocks.registerBlockType(BLOCK, { edit: Edit, save: () => <InnerBlocks.Content />, transforms: transformsTo(BLOCK) });

for (const [id, told] of Object.entries(widgets))
  blocks.registerBlockVariation(BLOCK, {
    name: id,
    title: told.name,
    description: told.shows,
    category: `kundenportal-${told.wing}`,
    icon: iconOf(told),
    keywords: told.keywords,
    attributes: { widget: id, ...(told.wide && { align: "wide" }) },
    isActive: ["widget"],
    scope: ["inserter"],
    example: undefined,
  });
