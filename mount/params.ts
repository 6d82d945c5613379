import * as v from 'valibot';
import { isIsoDate } from '#domain/time.ts';
import { describeIssue } from '#domain/entities/issue.ts';
import type { Param, WidgetLine } from '#mount/registry.ts';
import type { AnchorProps, WidgetModule } from '#widgets/shared/widget.ts';

/** A mistake of the author's in an anchor; the message names the attribute. */
export class AnchorError extends Error {
  override readonly name = 'AnchorError';
  readonly attribute: string;
  /** Where JSON does not have the shape that it needs. */
  readonly issue: v.BaseIssue<unknown> | undefined;

  constructor(attribute: string, problem: string, issue?: v.BaseIssue<unknown>) {
    super(`${attribute} ${problem}`);
    this.attribute = attribute;
    this.issue = issue;
  }
}

const propName = (attribute: string): string => attribute.replace('data-', '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

function readJson(raw: string, { attribute, shape = 'object' }: Param, schema: WidgetModule['json']): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch {
    throw new AnchorError(attribute, 'is no valid JSON (quotes inside an attribute must be written as &quot;)');
  }
  if (schema === undefined) return parsed;
  // valibot takes a list for an object with nothing in it.
  if (Array.isArray(parsed)) throw new AnchorError(attribute, `is no ${shape}: the value itself is array, expected Object`);
  const result = v.safeParse(schema, parsed, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AnchorError(attribute, `is no ${shape}: ${describeIssue(issue)}`, issue);
}

/** How the text of an attribute is checked. */
export const paramChecks: Record<Exclude<Param['type'], 'json'>, { test: (raw: string) => boolean; expected: string }> = {
  number: { test: (raw) => /^\d+$/.test(raw), expected: 'a number' },
  id: { test: (raw) => /^[\w-]+$/.test(raw), expected: 'an id of letters, digits, - and _' },
  date: { test: isIsoDate, expected: 'an ISO 8601 date such as 2026-03-10' },
};

function readParam(param: Param, raw: string, widget: WidgetModule): unknown {
  if (param.type === 'json') return readJson(raw, param, widget.json);
  const { test, expected } = paramChecks[param.type];
  if (!test(raw)) throw new AnchorError(param.attribute, `must be ${expected}, not "${raw}"`);
  return raw;
}

/**
 * Reads an anchor's attributes as the registry declares them (contract section 1).
 * @throws AnchorError naming the attribute that is missing or wrong
 */
export function readParams(anchor: HTMLElement, line: WidgetLine, widget: WidgetModule): AnchorProps {
  const props: Record<string, unknown> = {};
  for (const param of line.params) {
    const raw = anchor.getAttribute(param.attribute)?.trim() ?? '';
    if (raw !== '') props[propName(param.attribute)] = readParam(param, raw, widget);
    else if (param.required === true) throw new AnchorError(param.attribute, 'is missing');
  }
  if (line.needsOne === true && !('eventId' in props) && !('json' in props)) {
    const wanted = line.params.filter((param) => param.type !== 'date');
    throw new AnchorError(wanted.map((param) => param.attribute).join(' or '), 'is missing');
  }
  if (line.id.endsWith('{id}')) props.itemId = anchor.id.slice(line.id.length - '{id}'.length);
  return props;
}
