import { writeHostFiles } from "./hosts/files.ts";

const folder = process.argv[2] ?? "dist-packages/hosts";
for (const file of writeHostFiles(folder)) console.log(`wrote ${folder}/${file}`);
