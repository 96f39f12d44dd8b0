import { SaxesParser } from 'saxes';

/** @typedef {{ name: string, space: string, attributes: Record<string, string>, text: string, children: Element[] }} Element */

/**
 * The elements of a document, names without prefix. Throws where it is not well formed.
 * @param {string} xml
 * @returns {Element}
 */
export function readXml(xml) {
  /** @type {Element[]} */
  const open = [];
  /** @type {Element | undefined} */
  let top;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    /** @type {Element} */
    const element = {
      name: local,
      space: uri,
      attributes: Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value])),
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(element);
    top ??= element;
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  if (!top) throw new Error('there is nothing in it');
  return top;
}

/** @param {Element} element @param {string} name */
export const childrenOf = (element, name) => element.children.filter((child) => child.name === name);

/** @param {Element} element @param {string} name */
export const textOf = (element, name) => childrenOf(element, name)[0]?.text.trim();
