/** Text that a field shows, and its selection in UTF-16 units. */
export type Selected = { text: string; start: number; end: number };

/** Replacement of a stretch of the text, and the selection afterwards. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

/** A tool of the toolbar that changes the text by itself. */
export type Tool = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'link' | 'code';

const WRAPS = { bold: '**', italic: '*', code: '`' } as const;
const PREFIXES = { heading: /^#{1,6} +/, bullets: /^[-*] +/, numbers: /^\d+[.)] +/, quote: /^> ?/ } as const;

/** Returns the change that a tool makes. A tool used again takes its marks away. `sample` fills an empty selection. */
export function editOf(tool: Tool, selected: Selected, sample: string): Edit {
  if (tool === 'bold' || tool === 'italic') return wrap(selected, WRAPS[tool], sample);
  if (tool === 'code')
    return selected.text.slice(selected.start, selected.end).includes('\n')
      ? block(selected)
      : wrap(selected, WRAPS.code, sample);
  if (tool === 'link') return link(selected, sample);
  return prefix(selected, tool);
}

/** Returns the change that inserts a picture on a line of its own. */
export function imageEdit({ text, start, end }: Selected, path: string, alt: string): Edit {
  const before = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : text[start - 1] === '\n' ? '\n' : '\n\n';
  const after = text.slice(end).startsWith('\n') || end === text.length ? '' : '\n\n';
  const insert = `${before}![${alt}](${path})${after}`;
  const at = start + insert.length - after.length;
  return { from: start, to: end, insert, start: at, end: at };
}

function wrap({ text, start, end }: Selected, mark: string, sample: string): Edit {
  const inner = text.slice(start, end);
  const size = mark.length;
  const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  // One of the two asterisks of bold text is no mark of emphasis.
  const isPartOfBold = mark === '*' && text[start - 2] === '*';
  if (isMarked && start >= size && !isPartOfBold)
    return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size };
  const words = inner || sample;
  return { from: start, to: end, insert: mark + words + mark, start: start + size, end: start + size + words.length };
}

function block({ text, start, end }: Selected): Edit {
  const inner = text.slice(start, end).replace(/\n$/, '');
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = text[end] === '\n' || end === text.length ? '' : '\n';
  const at = start + before.length + 4;
  return {
    from: start,
    to: end,
    insert: `${before}\`\`\`\n${inner}\n\`\`\`${after}`,
    start: at,
    end: at + inner.length,
  };
}

function link({ text, start, end }: Selected, sample: string): Edit {
  const inner = text.slice(start, end);
  const isAddress = /^https:\/\/\S+$/.test(inner);
  const [words, address] = isAddress ? [sample, inner] : [inner || sample, 'https://'];
  const [from, size] = isAddress ? [start + 1, words.length] : [start + words.length + 3, address.length];
  return { from: start, to: end, insert: `[${words}](${address})`, start: from, end: from + size };
}

function prefix({ text, start, end }: Selected, tool: keyof typeof PREFIXES): Edit {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end > start && text[end - 1] === '\n' ? end - 1 : end);
  const to = stop < 0 ? text.length : stop;
  const lines = text.slice(from, to).split('\n');
  const isOn = lines.every((line) => PREFIXES[tool].test(line));
  const changed = lines.map((line, index) => {
    if (isOn) return line.replace(PREFIXES[tool], '');
    const bare = Object.values(PREFIXES).reduce((rest, mark) => rest.replace(mark, ''), line);
    return { heading: '## ', bullets: '- ', numbers: `${String(index + 1)}. `, quote: '> ' }[tool] + bare;
  });
  const insert = changed.join('\n');
  return { from, to, insert, start: lines.length > 1 ? from : from + insert.length, end: from + insert.length };
}
