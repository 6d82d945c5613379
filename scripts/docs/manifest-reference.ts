import ts from "typescript";
import { parseSource } from "./excerpts.ts";

const FILE = "widgets/shared/manifest.ts";
/** The parts of a manifest in the order in which they are read, each with the types that hold its keys. */
const TABLES = [
  ["`anchor`: what the loader, the frame and the inspector go by", ["AnchorSpec"]],
  ["`params`: one `data-*` attribute each", ["Common", "PlainParam", "ChoiceParam", "JsonParam"]],
  ["`reads`: what is asked for while the widget's code loads", ["ReadOptions"]],
  ["`about`: what people read of the widget, and what tests hold it to", ["About"]],
] as const;

const source = parseSource(FILE);

function membersOf(name: string): ts.PropertySignature[] {
  const found = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (found === undefined) throw new Error(`${FILE} declares no interface ${name}`);
  return found.members.filter(ts.isPropertySignature);
}

/** The sentences that document a member. @throws Error where nothing does */
function sentencesOf(member: ts.PropertySignature): string {
  const text = ts
    .getJSDocCommentsAndTags(member)
    .map(({ comment }) => (typeof comment === "string" ? comment : ""))
    .join(" ")
    .replace(/\s+/g, " ");
  if (text === "") throw new Error(`${FILE}: ${member.name.getText()} has no docstring`);
  return text.replaceAll("|", "\\|");
}

const row = (member: ts.PropertySignature): string =>
  `| \`${member.name.getText()}\`${member.questionToken === undefined ? " (required)" : ""} | ${sentencesOf(member)} |`;

/** The members of several interfaces, each name once: the first that documents it speaks for all. */
function membersOfAll(names: readonly string[]): ts.PropertySignature[] {
  const members = new Map<string, ts.PropertySignature>();
  for (const member of names.flatMap(membersOf))
    if (!members.has(member.name.getText())) members.set(member.name.getText(), member);
  return [...members.values()];
}

/** All keys of a manifest as tables, from the docstrings of its types. */
export const manifestReference = (): string =>
  TABLES.map(([title, names]) =>
    [`## ${title}`, "", "| key | meaning |", "| --- | --- |", ...membersOfAll(names).map(row)].join("\n"),
  ).join("\n\n");
