import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { widgetName } from "#mount/anchor-id.ts";
import { literal, manifests, parsedXml } from "./support.ts";

const root = fileURLToPath(new URL("../../dist-cms/typo3/kundenportal/", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
const phpFiles = [
  ...files.filter((file) => file.endsWith(".php")).map((file) => root + file),
  ...readdirSync(`${root}../../wordpress/kundenportal`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".php"))
    .map((file) => `${root}../../wordpress/kundenportal/${file}`),
];

const elements = readFileSync(`${root}Configuration/TypoScript/elements.typoscript`, "utf8");
const typeOf = (id: string): string => `kundenportal_${widgetName(id).replaceAll("-", "_")}`;

/** Runs PHP without TYPO3; gives what it returns. */
const php = (code: string): unknown =>
  JSON.parse(
    execFileSync("php", [], {
      encoding: "utf8",
      input: `<?php
namespace TYPO3\\CMS\\Core\\Utility { final class ExtensionManagementUtility {
	public static array $items = array(); public static array $groups = array();
	public static function extPath( $key, $path = '' ) { return '${root}' . $path; }
	public static function addTcaSelectItem( $table, $field, $item ) { self::$items[] = $item; }
	public static function addTcaSelectItemGroup( $table, $field, $group, $label ) { self::$groups[] = $group; }
} }
namespace TYPO3\\CMS\\Core\\Information { final class Typo3Version { public static int $major = 14; public function getMajorVersion() { return self::$major; } } }
namespace { define( 'TYPO3', true ); require '${root}Classes/Anchor.php'; require '${root}Classes/Configuration.php'; require '${root}Classes/Script.php'; require '${root}Classes/Values.php';
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

  it.each([13, 14])(
    "gives version %i an element for every widget, in the group of its wing, and a form to each that has parameters",
    (major) => {
      const { items, groups, tca } = php(`TYPO3\\CMS\\Core\\Information\\Typo3Version::$major = ${major};
$GLOBALS['TCA'] = array( 'tt_content' => array() );
require '${root}Configuration/TCA/Overrides/tt_content.php';
$utility = TYPO3\\CMS\\Core\\Utility\\ExtensionManagementUtility::class;
return array( 'items' => $utility::$items, 'groups' => $utility::$groups, 'tca' => $GLOBALS['TCA']['tt_content'] );`) as {
        items: { value: string; group: string }[];
        groups: string[];
        tca: {
          types: Record<string, { showitem: string; columnsOverrides: { pi_flexform?: { config: { ds: string } } } }>;
          columns?: { pi_flexform: { config: { ds: Record<string, string> } } };
        };
      };
      expect(groups).toEqual(manifests.wings.map(({ id }) => `kundenportal_${id}`));
      expect(items.map(({ value, group }) => [value, group])).toEqual(
        manifests.widgets.map(({ id, wing }) => [typeOf(id), `kundenportal_${wing}`]),
      );
      for (const { id, params, ending } of manifests.widgets) {
        const type = tca.types[typeOf(id)];
        const form =
          major === 14
            ? type?.columnsOverrides.pi_flexform?.config.ds
            : tca.columns?.pi_flexform.config.ds[`*,${typeOf(id)}`];
        const hasForm = params.length > 0 || ending !== null;
        expect(type?.showitem.includes("pi_flexform"), id).toBe(hasForm);
        if (hasForm) expect(files).toContain(form?.replace("FILE:EXT:kundenportal/", ""));
        else expect(form, id).toBeUndefined();
        expect(elements).toContain(`tt_content.${typeOf(id)} =< lib.kundenportal\n`);
      }
    },
  );

  it("takes a script from an extension, a path or an address, and never leaves it empty", () => {
    const asked = [12, 13, 14].flatMap((version) =>
      ["", "EXT:site/portal.js", "/portal/portal.js", "https://cdn.example/portal.js"].map((address) => [
        address,
        version,
      ]),
    );
    const sources = php(
      `return array_map( static fn( $one ) => Kundenportal\\Widgets\\Script::of( $one[0], $one[1], 'https://haus.example' ), ${literal(asked)} );`,
    ) as {
      source: string;
      options: object;
    }[];
    const own = "EXT:kundenportal/Resources/Public/portal/portal.js";
    const cdn = "https://cdn.example/portal.js";
    expect(sources.map(({ source }) => source)).toEqual([
      ...[own, "EXT:site/portal.js", "https://haus.example/portal/portal.js", cdn],
      ...[own, "EXT:site/portal.js", "/portal/portal.js", cdn],
      ...[own, "EXT:site/portal.js", "URI:/portal/portal.js", cdn],
    ]);
    expect(sources[6]?.options).toEqual({ useNonce: true, external: true });
    expect(sources[8]?.options).toEqual({ csp: true });
  });

  it("tells the page module what is filled in, in the form's order and no longer than a line", () => {
    const form = {
      data: { sDEF: { lDEF: { data_b: { vDEF: "x".repeat(200) }, data_a: { vDEF: " 5001 " }, ending: { vDEF: "" } } } },
    };
    const values = php(
      `return Kundenportal\\Widgets\\Values::of( ${literal(form)}, array( 'ending', 'data_a', 'data_b' ) );`,
    );
    expect(values).toEqual({ data_a: "5001", data_b: `${"x".repeat(78)} …` });
  });

  it("makes the attributes of the snippet from what an editor filled in", () => {
    const filledIn = manifests.widgets.map(({ id, example }) => [
      typeOf(id),
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
