import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { nameOf } from "#mount/anchor-id.ts";
import { literal, manifests, parsedXml } from "./support.ts";

const root = fileURLToPath(new URL("../../dist-cms/typo3/kundenportal/", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
const phpFiles = [
  ...files.filter((file) => file.endsWith(".php")).map((file) => root + file),
  ...readdirSync(`${root}../../wordpress/kundenportal`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".php"))
    .map((file) => `${root}../../wordpress/kundenportal/${file}`),
];

/** Runs PHP without TYPO3; gives what it returns. */
const php = (code: string): unknown =>
  JSON.parse(
    execFileSync("php", [], {
      encoding: "utf8",
      input: `<?php
namespace TYPO3\\CMS\\Core\\Utility { final class ExtensionManagementUtility {
	public static array $columns = array(); public static array $items = array();
	public static function extPath( $key, $path = '' ) { return '${root}' . $path; }
	public static function addTcaSelectItem( $table, $field, $item ) { self::$items[] = $item; }
	public static function addTCAcolumns( $table, $columns ) { self::$columns = $columns; }
} }
namespace { define( 'TYPO3', true ); require '${root}Classes/Anchor.php'; require '${root}Classes/Configuration.php';
echo json_encode( ( static function () { ${code} } )() ); }`,
    }),
  );

describe("the PHP of both packages", () => {
  it("has no mistake in its grammar", () => {
    expect(phpFiles.length).toBeGreaterThan(20);
    for (const file of phpFiles) execFileSync("php", ["-l", file]);
  });
});

describe("the TYPO3 extension", () => {
  it("has well-formed XML, and brings the bundle along", () => {
    const documents = files.filter((file) => /\.(xml|xlf|svg)$/.test(file));
    expect(documents.length).toBeGreaterThan(30);
    for (const file of documents) expect(() => parsedXml(readFileSync(root + file, "utf8")), file).not.toThrow();
    expect(files).toContain("Resources/Public/portal/portal.js");
  });

  it("gives the select every widget, and a form to each that has parameters", () => {
    const columns = php(`require '${root}Configuration/TCA/Overrides/tt_content.php';
return TYPO3\\CMS\\Core\\Utility\\ExtensionManagementUtility::$columns;`) as {
      tx_kundenportal_widget: { config: { items: { value: string }[]; itemGroups: object } };
      tx_kundenportal_parameters: { config: { ds: Record<string, string> } };
    };
    const { items, itemGroups } = columns.tx_kundenportal_widget.config;
    expect(items.slice(1).map(({ value }) => value)).toEqual(manifests.widgets.map(({ id }) => nameOf(id)));
    expect(Object.keys(itemGroups)).toEqual(manifests.wings.map(({ id }) => id));
    for (const form of Object.values(columns.tx_kundenportal_parameters.config.ds))
      expect(files).toContain(form.replace("FILE:EXT:kundenportal/", ""));
  });

  it("makes the attributes of the snippet from what an editor filled in", () => {
    const filledIn = manifests.widgets.map(({ id, example }) => [
      nameOf(id),
      {
        ...(id.includes("{") && { ending: example.id.slice(id.indexOf("{")) }),
        ...Object.fromEntries(
          Object.entries(example.attributes).map(([name, value]) => [name.replaceAll("-", "_"), value]),
        ),
      },
    ]);
    const made = php(`$widgets = ( require '${root}Configuration/Widgets.php' )['widgets'];
return array_map( static fn( $one ) => Kundenportal\\Widgets\\Anchor::attributes( $widgets, $one[0], $one[1] ), ${literal(filledIn)} );`);
    expect(made).toEqual(manifests.widgets.map(({ example }) => ({ id: example.id, ...example.attributes })));
  });

  it("writes what deviates from the defaults, so that nothing in it ends the script tag", () => {
    const settings = {
      "kundenportal.apiBase": "/portal-api",
      "kundenportal.supportPhone": '"><script>alert(1)</script>',
      "kundenportal.showGremiumButtons": "0",
      "kundenportal.consent.cookie": "einwilligung",
      "kundenportal.menu": '[{"title":"Start"}]',
    };
    const json = String(
      php(`$given = ${literal(settings)};
return Kundenportal\\Widgets\\Configuration::json( Kundenportal\\Widgets\\Configuration::deviations( require '${root}Configuration/Settings.php', static fn( $name ) => $given[ $name ] ?? null ) );`),
    );
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toEqual({
      supportPhone: '"><script>alert(1)</script>',
      showGremiumButtons: false,
      consent: { cookie: "einwilligung" },
      menu: [{ title: "Start" }],
    });
  });
});
