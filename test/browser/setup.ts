import type { TestProject } from "vitest/node";
import { servePlayground } from "./built-playground.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The origin of the playground, bundled once for all workers when the first of them asks. */
    readonly playground: string;
  }
}

/** Starts what all test files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, close } = await servePlayground();
  project.provide("playground", origin);
  return close;
}
