import type { DraftDetails } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Section, Select, TextArea, TextField } from '@lectern/shared/ui';
import { studioDetailsText } from '../../text/studioDetails.en';
import { useDraft, useSession } from '../frame/useDraft';
import { PartComments } from '../review';
import { categories, COURSE_LANGUAGES } from './categories';
import { CoverField } from './CoverField';
import { Missing } from './Missing';
import { Outcomes } from './Outcomes';
import { TagsField } from './TagsField';
import * as styles from './Details.module.css';

/** Changes some details of the draft. */
export type ChangeDetails = (change: Partial<DraftDetails>) => void;

/** The details of a course: title, description, outcomes, category, level, language, topics and cover. */
export function Details({ courseId }: { courseId: string }) {
  const text = useText(studioDetailsText);
  const session = useSession();
  const { details } = useDraft().view;
  const change: ChangeDetails = (changed) => {
    session.edit((view) => ({ details: { ...view.details, ...changed } }));
  };
  return (
    <Section title={text.title}>
      <Missing courseId={courseId} details={details} />
      <PartComments courseId={courseId} part="details." />
      <div className={styles.columns}>
        <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
          <Texts details={details} change={change} />
          <Outcomes outcomes={details.outcomes} onChange={(outcomes) => change({ outcomes })} />
          <Place details={details} change={change} />
          <TagsField tags={details.tags} onChange={(tags) => change({ tags })} />
        </form>
        <CoverField courseId={courseId} details={details} onChange={(cover) => change({ cover })} />
      </div>
    </Section>
  );
}

type PartProps = { details: DraftDetails; change: ChangeDetails };

function Texts({ details, change }: PartProps) {
  const text = useText(studioDetailsText);
  const isShort = details.title.trim().length < 3;
  return (
    <>
      <TextField
        id="studio-title"
        label={text.fields.title}
        required
        maxLength={120}
        value={details.title}
        error={isShort ? text.errors.title : undefined}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextField
        label={text.fields.subtitle}
        hint={text.fields.subtitleHint}
        optional
        maxLength={200}
        value={details.subtitle}
        onChange={({ currentTarget }) => change({ subtitle: currentTarget.value })}
      />
      <TextArea
        id="studio-summary"
        label={text.fields.summary}
        hint={text.fields.summaryHint}
        rows={6}
        maxLength={5000}
        value={details.summary}
        onChange={({ currentTarget }) => change({ summary: currentTarget.value })}
      />
    </>
  );
}

function Place({ details, change }: PartProps) {
  const text = useText(studioDetailsText).fields;
  return (
    <div className={styles.pair}>
      <CategoryFields details={details} change={change} />
      <Select
        label={text.level}
        options={Object.entries(text.levels).map(([value, label]) => ({ value, label }))}
        value={details.level}
        onChange={({ currentTarget }) => change({ level: currentTarget.value as DraftDetails['level'] })}
      />
      <LanguageField details={details} change={change} />
    </div>
  );
}

function CategoryFields({ details, change }: PartProps) {
  const text = useText(studioDetailsText).fields;
  const all = useQuery(categories).data ?? [];
  const options = (parent: string | null, current: string | null) => {
    const found = all.filter((one) => one.parent === parent).map(({ id, name }) => ({ value: id, label: name }));
    const isKnown = current === null || found.some(({ value }) => value === current);
    return isKnown ? found : [...found, { value: current, label: current }];
  };
  const subcategories = details.category === null ? [] : options(details.category, details.subcategory);
  return (
    <>
      <Select
        id="studio-category"
        label={text.category}
        placeholder={text.chooseCategory}
        options={options(null, details.category)}
        value={details.category ?? ''}
        onChange={({ currentTarget }) => change({ category: currentTarget.value || null, subcategory: null })}
      />
      {subcategories.length > 0 && (
        <Select
          label={text.subcategory}
          placeholder={text.noSubcategory}
          options={subcategories}
          value={details.subcategory ?? ''}
          onChange={({ currentTarget }) => change({ subcategory: currentTarget.value || null })}
        />
      )}
    </>
  );
}

function LanguageField({ details, change }: PartProps) {
  const text = useText(studioDetailsText).fields;
  const tags = new Set([...COURSE_LANGUAGES, details.language]);
  const named = [...tags].map((tag) => ({ value: tag, label: text.languageName(tag) }));
  return (
    <Select
      label={text.language}
      options={named.toSorted((one, other) => one.label.localeCompare(other.label))}
      value={details.language}
      onChange={({ currentTarget }) => change({ language: currentTarget.value })}
    />
  );
}
