import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { PackageURL } from "packageurl-js";
import { project } from "#scripts/shared/project.ts";
import type { BundledPackage } from "./packages.ts";

const purlOf = (name: string, version: string): string => {
  const [, scope, base = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return new PackageURL("npm", scope, base, version, null, null).toString();
};

function licenceOf(expression: string): Models.License {
  const inner = expression.replace(/^\((.*)\)$/, "$1");
  return inner.includes(" ") ? new Models.LicenseExpression(expression) : new Models.SpdxLicense(inner);
}

function componentOf({ name, version, licence }: BundledPackage): Models.Component {
  const purl = purlOf(name, version);
  return new Models.Component(Enums.ComponentType.Library, name, {
    version,
    purl,
    bomRef: purl,
    licenses: new Models.LicenseRepository([licenceOf(licence)]),
  });
}

/**
 * The software bill of materials of a build as CycloneDX JSON: the packages of which something is in the bundle, flat,
 * as a bundle holds them. It has neither a date nor a number of its own, so that the same build gives the same text.
 */
export function billOfMaterials(packages: readonly BundledPackage[]): string {
  const product = new Models.Component(Enums.ComponentType.Application, "kundenportal-widgets", {
    version: project.version,
    bomRef: "kundenportal-widgets",
  });
  const components = packages.map(componentOf);
  for (const { bomRef } of components) product.dependencies.add(bomRef);
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: product }),
    components: new Models.ComponentRepository(components),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}
