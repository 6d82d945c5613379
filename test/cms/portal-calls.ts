import type { BrowserContext } from "playwright-core";
import { createPortal } from "#mocks/model/portal.ts";

/** Has a mock portal of its own answer the portal's calls of all pages, and draws the picture that an example names. */
export async function answerCalls(context: BrowserContext): Promise<void> {
  const portal = createPortal();
  await context.route(
    (url) => portal.knows({ method: "GET", url: url.href }) || portal.knows({ method: "POST", url: url.href }),
    async (route) => {
      const request = route.request();
      const answer = await portal.handle({
        method: request.method(),
        url: request.url(),
        headers: request.headers(),
        body: request.postData() ?? "",
      });
      if (answer === null) return route.fallback();
      const { body } = answer;
      return route.fulfill({ ...answer, body: typeof body === "string" ? body : Buffer.from(body) });
    },
  );
  await context.route("**/bilder/*", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    }),
  );
}
