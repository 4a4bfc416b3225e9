import { useRef } from 'react';
import { Button, IconButton, PlusIcon, TextField, TrashIcon } from '@lectern/shared/ui';
import { settingsWords } from '../../text/profile/settings.en';
import { useText } from '../../text/useText';
import { isLink, LIMITS } from './profileFaults';
import styles from './settings.module.css';

/** Up to five addresses. A new field takes the focus; when one is removed, the button that adds has it. */
export function LinkFields({
  links,
  fault,
  onChange,
}: {
  links: readonly string[];
  fault: string | undefined;
  onChange: (links: string[]) => void;
}) {
  const text = useText(settingsWords).profile;
  const group = useRef<HTMLFieldSetElement>(null);
  const add = (): void => {
    onChange([...links, '']);
    requestAnimationFrame(() => {
      [...(group.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
    });
  };
  const remove = (index: number): void => {
    onChange(links.filter((_link, other) => other !== index));
    requestAnimationFrame(() => {
      group.current?.querySelector<HTMLElement>(':scope > div:last-child button')?.focus();
    });
  };
  return (
    <fieldset ref={group} className={styles.group}>
      <legend>{text.links}</legend>
      <p className={styles.note}>{text.linksHint}</p>
      {links.map((link, index) => (
        <div key={index} className={styles.link}>
          <TextField
            label={text.link(index + 1)}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            value={link}
            error={fault && link.trim() !== '' && !isLink(link) ? fault : undefined}
            onChange={(event) => {
              onChange(links.map((other, at) => (at === index ? event.target.value : other)));
            }}
          />
          <IconButton
            label={text.removeLink(index + 1)}
            icon={<TrashIcon />}
            onClick={() => {
              remove(index);
            }}
          />
        </div>
      ))}
      {links.length < LIMITS.links && (
        <div>
          <Button variant="secondary" size="small" icon={<PlusIcon />} onClick={add}>
            {text.addLink}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
