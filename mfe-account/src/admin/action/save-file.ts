/** Spreadsheets read a file without it in the code page of the computer: names and signs of currencies would be wrong. */
const byteOrderMark = '\uFEFF';

/** The content of a CSV file, which begins with the mark; a service has already written it. */
export const contentOf = (csv: string): string => (csv.startsWith(byteOrderMark) ? csv : byteOrderMark + csv);

/** Downloads CSV as a file. */
export function saveFile(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([contentOf(csv)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
