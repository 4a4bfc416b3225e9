import { useText } from '@lectern/shared/text';
import { Badge, IconButton, Section, TrashIcon } from '@lectern/shared/ui';
import { videoText } from '../../text/video.en';
import { UploadField } from '../upload';
import { LinkForm } from './LinkForm';
import { TitleField } from './TitleField';
import { useRemovalFocus } from './useRemovalFocus';
import type { PartProps } from './part';
import * as styles from './Video.module.css';

const MAX = 20;

type Props = Pick<PartProps, 'courseId' | 'lesson' | 'content' | 'change' | 'isReadOnly'>;

/** Files and links of a lesson, in the order in which learners see them. */
export function ResourcesPart({ courseId, lesson, content: { resources }, change, isReadOnly }: Props) {
  const text = useText(videoText).resources;
  const { list, onRemoved } = useRemovalFocus<HTMLUListElement>();
  const isFull = resources.length >= MAX;
  const add = (resource: Resource): void => change((newest) => ({ resources: [...newest.resources, resource] }));
  return (
    <Section title={text.title} lead={text.lead}>
      <ul ref={list} className={styles.list}>
        {resources.map((resource, index) => (
          <ResourceRow
            key={keyAt(resources, index)}
            number={index + 1}
            resource={resource}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ resources: resources.with(index, next) })}
            onRemove={() => {
              onRemoved(index);
              change({ resources: resources.toSpliced(index, 1) });
            }}
          />
        ))}
      </ul>
      {isFull && <p className={styles.note}>{text.full}</p>}
      {!isReadOnly && !isFull && (
        <>
          <UploadField
            courseId={courseId}
            slot={`${courseId}/${lesson.id}/resources`}
            kind="resource"
            label={text.upload}
            onUploaded={({ path, name }) => add({ title: name.slice(0, 120), path })}
          />
          <LinkForm draft={`link ${courseId} ${lesson.id}`} onAdd={add} />
        </>
      )}
    </Section>
  );
}

type Resource = Props['content']['resources'][number];

/** Key that stays with a resource when others are removed. The same link may be in the list several times. */
function keyAt(resources: readonly Resource[], index: number): string {
  const path = resources[index]?.path ?? '';
  const before = resources.slice(0, index).filter((other) => other.path === path).length;
  return `${String(before)} ${path}`;
}

type RowProps = {
  number: number;
  resource: Resource;
  isReadOnly: boolean;
  onChange: (next: Resource) => void;
  onRemove: () => void;
};

function ResourceRow({ number, resource, isReadOnly, onChange, onRemove }: RowProps) {
  const text = useText(videoText).resources;
  const isLink = resource.path.startsWith('https:');
  return (
    <li className={styles.resource}>
      <Badge>{isLink ? text.link : text.file}</Badge>
      <TitleField
        label={text.nameOf(number)}
        hint={isLink ? resource.path : resource.path.split('/').at(-1)}
        value={resource.title}
        readOnly={isReadOnly}
        empty={text.noTitle}
        onChange={(title) => onChange({ ...resource, title })}
      />
      {!isReadOnly && (
        <IconButton size="small" label={text.remove(resource.title)} icon={<TrashIcon />} onClick={onRemove} />
      )}
    </li>
  );
}
