import { useRef, type KeyboardEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { textLessonText } from '../../text/textLesson.en';
import { acceptOf } from '../upload';
import type { Tool } from './markdownEdits';
import * as styles from './TextLesson.module.css';

const TOOLS = ['bold', 'italic', 'heading', 'bullets', 'numbers', 'quote', 'link', 'code', 'image'] as const;

type Props = { onTool: (tool: Tool) => void; onPictures: (files: File[]) => void };

/** Toolbar of one tab stop: arrow keys move among its buttons. Source: ARIA Authoring Practices, toolbar. */
export function Toolbar({ onTool, onPictures }: Props) {
  const text = useText(textLessonText);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div role="toolbar" aria-label={text.toolbar} className={styles.toolbar} onKeyDown={moveFocus}>
      {TOOLS.map((tool, index) => (
        <button
          key={tool}
          type="button"
          className={styles.tool}
          data-tool={tool}
          tabIndex={index === 0 ? 0 : -1}
          aria-label={text.tools[tool]}
          title={text.tools[tool]}
          // The press would take the selection out of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (tool === 'image' ? input.current?.click() : onTool(tool))}
        >
          <span aria-hidden="true">{text.glyphs[tool]}</span>
        </button>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptOf('image')}
        data-pictures
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = event.key === forward ? 1 : ['ArrowLeft', 'ArrowRight'].includes(event.key) ? -1 : 0;
  const next =
    event.key === 'Home'
      ? buttons[0]
      : event.key === 'End'
        ? buttons.at(-1)
        : step === 0
          ? undefined
          : buttons[(at + step + buttons.length) % buttons.length];
  if (!next || at < 0) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
