import { http, HttpResponse, type HttpHandler } from "msw";
import type { MockResponse, Portal } from "#mocks/model/portal.ts";

function toHttp({ status, headers, body }: MockResponse): HttpResponse<string | ArrayBuffer> | Response {
  if (status === 0) return HttpResponse.error();
  const bodiless = status === 204 || status === 205 || status === 304;
  if (bodiless) return new HttpResponse(null, { status, headers });
  return new HttpResponse(typeof body === "string" ? body : new Uint8Array(body).buffer, { status, headers });
}

/** The one msw handler by which tests in node and the playground ask the mock portal; it leaves others alone. */
export function portalHandler(portal: Portal, afterwards: () => void = () => undefined): HttpHandler {
  return http.all(
    ({ request }) => portal.knows(request),
    async ({ request }) => {
      const response = await portal.handle({
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      });
      afterwards();
      return response === null ? undefined : toHttp(response);
    },
  );
}
