import { ArrowStartIcon, ButtonLink, CheckboxOption, Section } from '@lectern/shared/ui';
import { inLanguage, useText } from '@lectern/shared/text';
import { reviewText } from '../../text/review/review.en';
import type { Card, Work } from '../deck/deck';
import { untouchedCard } from '../log/recall';
import type { RecallSession, RecallState } from '../log/recallSession';
import { CardSourceLine } from '../session/CardSourceLine';
import * as styles from './review.module.css';

type Props = { uid: string; works: readonly Work[]; recall: RecallState['works']; session: RecallSession };

/** Choice of the cards that are asked: all notes, and the questions that were answered or turned off. */
export function CardChoice({ works, recall, ...rest }: Props) {
  const text = useText(reviewText);
  const listed = works
    .map((work) => ({ work, choices: choicesOf(work, recall[work.id] ?? {}) }))
    .filter(({ choices }) => choices.length > 0);
  const hasNotes = works.some(({ cards }) => cards.some(({ kind }) => kind === 'note'));
  return (
    <>
      <div>
        <ButtonLink variant="quiet" icon={<ArrowStartIcon />} to="?tab=review" preventScrollReset>
          {text.back}
        </ButtonLink>
      </div>
      <Section title={text.cardsTitle} lead={text.cardsLead}>
        {!hasNotes && <p>{text.noNotes}</p>}
      </Section>
      {listed.map(({ work, choices }) => (
        <WorkChoice key={work.id} work={work} choices={choices} {...rest} />
      ))}
    </>
  );
}

type Choice = { card: Card; isAsked: boolean };

function choicesOf(work: Work, recall: RecallState['works'][string]): Choice[] {
  return work.cards.flatMap((card) => {
    const { asked, reviews } = recall[card.id] ?? untouchedCard;
    const isKnown = card.isOffered || Object.keys(reviews).length > 0;
    return card.kind === 'note' || isKnown || asked ? [{ card, isAsked: asked?.on ?? isKnown }] : [];
  });
}

type WorkProps = Pick<Props, 'uid' | 'session'> & { work: Work; choices: readonly Choice[] };

function WorkChoice({ work, choices, uid, session }: WorkProps) {
  const text = useText(reviewText);
  const unknown = work.kind === 'book' ? text.unknownBook : text.unknownCourse;
  return (
    <Section
      title={work.title === null ? unknown : <span {...inLanguage(work.language ?? undefined)}>{work.title}</span>}
    >
      <ul className={styles.choices} role="list">
        {choices.map(({ card, isAsked }) => (
          <li key={card.id}>
            <CheckboxOption
              checked={isAsked}
              onChange={({ target }) =>
                session.chooseAsked({ workId: work.id, cardId: card.id }, { isAsked: target.checked, now: Date.now() })
              }
              label={<CardLabel card={card} />}
            />
            <CardSourceLine isShort card={{ work, card }} uid={uid} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CardLabel({ card }: { card: Card }) {
  const text = useText(reviewText);
  return (
    <span className={styles.label}>
      <small>{card.kind === 'question' ? text.question : text.note}</small>
      <span dir="auto">{card.kind === 'question' ? card.question.prompt : (card.prompt ?? card.text)}</span>
    </span>
  );
}
