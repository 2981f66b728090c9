import { isCode, projectFiles, read } from './files.ts';

const isAllowed = (file: string) =>
  file.startsWith('packages/contract/src/fields/') ||
  /golden[\w.-]*\.(test\.ts|json)$/.test(file) ||
  file.startsWith('scripts/checks/');

/** The published legacy names stand in the dictionary alone, and in the tests that tie it to the specification. */
export function checkWireNames(): string[] {
  return projectFiles()
    .filter((file) => isCode(file) && !isAllowed(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => {
          const [name] = /\bwf[A-Z]\w*/.exec(line) ?? [];
          return name ? [`${file}:${index + 1} uses the wire name ${name}`] : [];
        }),
    );
}
