import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Parses a source file of the project. */
export function parseSource(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(root + file, "utf8"), ts.ScriptTarget.Latest, true);
}

function isNamed(statement: ts.Statement, name: string): boolean {
  if (ts.isExportAssignment(statement)) return name === "default";
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.some((declaration) => declaration.name.getText() === name);
  return (ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement)) && statement.name?.text === name;
}

/**
 * The text of a declaration at the top of a file, without what documents it. @throws Error when there is none of that
 * name
 */
function excerptOf(file: string, name: string): string {
  const found = parseSource(file).statements.find((statement) => isNamed(statement, name));
  if (found === undefined) throw new Error(`${file} declares no ${name}`);
  return found.getText();
}

/** Fills each fence of a document that names a declaration, as `ts path/to/file.ts#name`, with its text of today. */
export function fillExcerpts(text: string): string {
  return text.replace(
    /^( *)```(tsx?) (\S+)#(\w+)\n[\s\S]*?^ *```$/gm,
    (_whole, indent: string, language: string, file: string, name: string) =>
      [`\`\`\`${language} ${file}#${name}`, ...excerptOf(file, name).split("\n"), "```"]
        .map((line) => (line === "" ? line : indent + line))
        .join("\n"),
  );
}
