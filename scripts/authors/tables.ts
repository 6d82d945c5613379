import { defaultConfig, type Config } from '#config/config.ts';
import { typeName } from '#domain/entities/issue.ts';
import { registry, type Param, type WidgetLine } from '#mount/registry.ts';
import { themeParts, themeProperties } from '#styles/theme.ts';
import { configTexts, eventTexts, tabTexts, widgetTexts } from './texts.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const types: Record<string, string> = { string: 'Text', boolean: '`true` oder `false`', object: 'Objekt', array: 'Liste' };

/** Keys, types and defaults of the configuration. */
export function configTable(): string {
  const rows = (Object.keys(defaultConfig) as (keyof Config)[]).map((key) => [`\`${key}\``, types[typeName(defaultConfig[key])] ?? '', `\`${JSON.stringify(defaultConfig[key])}\``, configTexts[key]]);
  return table(['Schlüssel', 'Typ', 'Vorgabe', 'Bedeutung'], rows);
}

export const propertyTable = (): string => table(['Eigenschaft', 'helle Seite', 'dunkle Seite', 'Bedeutung'], themeProperties.map(({ name, light, dark, meaning }) => [`\`${name}\``, `\`${light}\``, `\`${dark ?? light}\``, meaning]));
export const partTable = (): string => table(['Teil', 'Bedeutung'], themeParts.map(({ name, meaning }) => [`\`${name}\``, meaning]));
export const eventTable = (): string => table(['Ereignis', '`detail`', 'wann'], Object.entries(eventTexts).map(([name, { detail, when }]) => [`\`${name}\``, `\`${detail}\``, when]));

export const tabTable = (): string => table(['Widget', 'Schlüssel'], Object.entries(tabTexts).map(([id, keys]) => [`\`${id}\``, keys.map((key) => `\`${key}\``).join(', ')]));

const paramTypes: Record<Param['type'], string> = { number: 'Zahl', id: 'Kennung aus Buchstaben, Ziffern, - und _', date: 'Datum, zum Beispiel 2026-03-10', json: 'JSON' };
const isOneOf = (line: WidgetLine, { type }: Param): boolean => line.needsOne === true && type !== 'date';

function parameter(line: WidgetLine, param: Param): string {
  const need = param.required === true ? 'nötig' : isOneOf(line, param) ? 'eines von beiden ist nötig' : 'freiwillig';
  return `\`${param.attribute}\`: ${paramTypes[param.type]}${param.shape === undefined ? '' : ` (${param.shape})`}, ${need}`;
}

const escaped = (value: object): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function attributes(line: WidgetLine): string {
  const { json } = widgetTexts[line.id as keyof typeof widgetTexts];
  if (json !== undefined) return ` data-json="${escaped(json)}"`;
  return line.params.some(({ attribute }) => attribute === 'data-event-id') ? ' data-event-id="5001"' : '';
}

/** The tag that an author pastes; an event's id is an example. */
export const snippetOf = (line: WidgetLine): string => `<div id="${line.id.replace('{id}', '7')}"${attributes(line)}></div>`;

function section(line: WidgetLine, hasPicture: (folder: string) => boolean): string {
  const params = line.params.length === 0 ? ['Keine Parameter.'] : line.params.map((param) => `- ${parameter(line, param)}`);
  const name = line.folder.replace(/.*\//, '');
  const picture = hasPicture(name) ? ['', `![${line.id}](bilder/${name}.png)`] : [];
  return [`### ${line.id}`, '', widgetTexts[line.id as keyof typeof widgetTexts].shows, '', ...params, '', '<!-- snippet -->', '```html', snippetOf(line), '```', ...picture].join('\n');
}

/** One section per widget: what it shows, its parameters, what to paste, its picture where there is one. */
export const widgetSections = (hasPicture: (folder: string) => boolean): string => registry.map((line) => section(line, hasPicture)).join('\n\n');
