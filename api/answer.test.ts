import { expect, it } from "vitest";
import { takePrimed, type ReadBody } from "./answer.ts";

const whole: ReadBody = (response) => response.text();

it.each<[string, unknown, ReadBody | undefined, unknown]>([
  ["what the entry has made of it", { a: 1 }, undefined, { a: 1 }],
  ["nothing, where that is what it says", null, undefined, null],
  ["JSON of a body that was left to read", undefined, undefined, { b: 2 }],
  ["what the caller makes of it", undefined, whole, '{"b":2}'],
])("gives %s", async (_name, data, readBody, expected) => {
  expect(
    await takePrimed(Promise.resolve({ response: new Response('{"b":2}'), data }), undefined, readBody),
  ).toMatchObject({ status: 200, data: expected });
});

it("is lost, and asked for anew, where a caller wants a body that has been read", async () => {
  const response = new Response('{"b":2}');
  await response.text();
  expect(await takePrimed(Promise.resolve({ response, data: { b: 2 } }), undefined, whole)).toBe("network");
});
