/** Without a BOM, spreadsheets decode a file in the system's code page and garble names and currency symbols. */
const byteOrderMark = '\uFEFF';

/** Prepends the BOM, unless the service has already written it. */
export const contentOf = (csv: string): string => (csv.startsWith(byteOrderMark) ? csv : byteOrderMark + csv);

/** Downloads CSV as a file. */
export function saveFile(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([contentOf(csv)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
