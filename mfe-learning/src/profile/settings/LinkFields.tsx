import { useRef } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, IconButton, PlusIcon, TextField, TrashIcon } from '@lectern/shared/ui';
import { settingsText } from '../../text/profile/settings.en';
import { isLink, LIMITS } from './profileFaults';
import * as styles from './settings.module.css';

type Props = { links: readonly string[]; fault: string | undefined; onChange: (links: string[]) => void };

/** Fields for up to five links. A new field takes the focus; after a removal, the add button does. */
export function LinkFields({ links, fault, onChange }: Props) {
  const text = useText(settingsText).profile;
  const group = useRef<HTMLFieldSetElement>(null);
  const add = (): void => {
    onChange([...links, '']);
    requestAnimationFrame(() => [...(group.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  };
  const remove = (index: number): void => {
    onChange(links.filter((_link, other) => other !== index));
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(':scope > div:last-child button')?.focus());
  };
  return (
    <fieldset ref={group} className={styles.group}>
      <legend>{text.links}</legend>
      <p className={styles.note}>{text.linksHint}</p>
      {links.map((link, index) => (
        <LinkField
          key={index}
          position={index + 1}
          value={link}
          error={link.trim() !== '' && !isLink(link) ? fault : undefined}
          onChange={(value) => onChange(links.with(index, value))}
          onRemove={() => remove(index)}
        />
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

type FieldProps = {
  /** Counted from 1. */
  position: number;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onRemove: () => void;
};

function LinkField({ position, value, error, onChange, onRemove }: FieldProps) {
  const text = useText(settingsText).profile;
  return (
    <div className={styles.link}>
      <TextField
        label={text.link(position)}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton label={text.removeLink(position)} icon={<TrashIcon />} onClick={onRemove} />
    </div>
  );
}
