import { useRef, useState } from 'react';
import type { CaptionFile, CaptionProblem } from '@lectern/shared/captions';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, Select, UploadIcon } from '@lectern/shared/ui';
import { captionsText } from '../../../text/captions.en';
import { readChosen, storeCaptions } from './captionFiles';
import { isTrack, type CaptionTrack } from './captionTrack';
import * as styles from './Captions.module.css';

/** Languages that are offered: those with most learners. Another one that the course has is offered too. */
const LANGUAGES = [
  'en',
  'zh',
  'hi',
  'es',
  'fr',
  'ar',
  'bn',
  'pt',
  'ru',
  'ur',
  'id',
  'de',
  'ja',
  'tr',
  'ko',
  'vi',
].concat(['it', 'pl', 'uk', 'nl', 'ro', 'el', 'cs', 'sv', 'hu', 'fi', 'da', 'nb', 'he', 'fa', 'th', 'sw']);
const KINDS = ['captions', 'subtitles', 'descriptions'] as const;

type Props = {
  courseId: string;
  taken: readonly CaptionTrack[];
  onStored: (track: CaptionTrack, path: string) => void;
  onWrite: (track: CaptionTrack) => void;
};

type Found = { name: string; file: CaptionFile; problems: readonly CaptionProblem[] };

/** Adds captions in a language: from a file, or written from nothing. */
export function AddCaptions({ courseId, taken, onStored, onWrite }: Props) {
  const text = useText(captionsText);
  const [track, setTrack] = useState<CaptionTrack>({ language: 'en', kind: 'captions' });
  const { found, problem, isBusy, choose, store, forget } = useCaptionFile(courseId, track, onStored);
  const isTaken = taken.some((one) => isTrack(one, track));
  return (
    <div className={styles.add} role="group" aria-label={text.add}>
      <TrackFields track={track} taken={taken} onChange={setTrack} />
      {isTaken && <p className={styles.note}>{text.taken}</p>}
      <div className={styles.row}>
        <FileButton isBusy={isBusy} isOff={isTaken} onFile={(file) => void choose(file)} />
        <Button
          size="small"
          variant="secondary"
          aria-disabled={isTaken}
          onClick={() => {
            if (!isTaken) onWrite(track);
          }}
        >
          {text.write}
        </Button>
      </div>
      <p className={styles.note}>{text.uploadHint}</p>
      {problem !== null && <FormStatus tone="error">{problem}</FormStatus>}
      {found && <Problems found={found} isOff={isTaken} onUse={() => void store(found.file)} onCancel={forget} />}
    </div>
  );
}

/** Reads a chosen file and stores it. One with problems is stored only once the person has seen them. */
function useCaptionFile(courseId: string, track: CaptionTrack, onStored: Props['onStored']) {
  const text = useText(captionsText);
  const { announce } = useHost();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const store = async (file: CaptionFile): Promise<void> => {
    setBusy(true);
    try {
      onStored(track, await storeCaptions(courseId, track.language, file));
      setFound(null);
      setProblem(null);
      announce(text.editor.saved);
    } catch {
      setProblem(text.failed);
    }
    setBusy(false);
  };
  const choose = async (chosen: File): Promise<void> => {
    setProblem(null);
    setFound(null);
    const read = await readChosen(chosen);
    if (typeof read === 'string') {
      setProblem(text[read](chosen.name));
      return;
    }
    const { problems, ...file } = read;
    if (problems.length === 0) return store(file);
    setFound({ name: chosen.name, file, problems });
  };
  return { found, problem, isBusy, choose, store, forget: () => setFound(null) };
}

type TrackProps = { track: CaptionTrack; taken: readonly CaptionTrack[]; onChange: (track: CaptionTrack) => void };

function TrackFields({ track, taken, onChange }: TrackProps) {
  const text = useText(captionsText);
  const kindOf = (value: string) => KINDS.find((kind) => kind === value) ?? 'captions';
  return (
    <div className={styles.fields}>
      <Select
        label={text.language}
        value={track.language}
        options={languageOptions(taken, text.languageName)}
        onChange={({ target }) => onChange({ ...track, language: target.value })}
      />
      <Select
        label={text.kind}
        value={track.kind}
        options={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        onChange={({ target }) => onChange({ ...track, kind: kindOf(target.value) })}
      />
    </div>
  );
}

type FileButtonProps = { isBusy: boolean; isOff: boolean; onFile: (file: File) => void };

function FileButton({ isBusy, isOff, onFile }: FileButtonProps) {
  const text = useText(captionsText);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<UploadIcon />}
        busy={isBusy}
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) input.current?.click();
        }}
      >
        {text.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt"
        data-captions
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

function languageOptions(taken: readonly CaptionTrack[], nameOf: (tag: string) => string) {
  return [...new Set([...LANGUAGES, ...taken.map(({ language }) => language)])]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** Problems that are listed. More would not be read. */
const SHOWN = 20;

type ProblemsProps = { found: Found; isOff: boolean; onUse: () => void; onCancel: () => void };

function Problems({ found, isOff, onUse, onCancel }: ProblemsProps) {
  const text = useText(captionsText).problems;
  const { problems, file, name } = found;
  return (
    <FormStatus tone={file.cues.length === 0 ? 'error' : 'warning'} title={text.title(name)}>
      <ul className={styles.problems}>
        {problems.slice(0, SHOWN).map(({ line, kind, text: written }) => (
          <li key={`${String(line)} ${kind}`}>
            <strong>{text.line(line)}</strong>: {text.inFile[kind]} {written !== '' && <code>{written}</code>}
          </li>
        ))}
        {problems.length > SHOWN && <li>{text.more(problems.length - SHOWN)}</li>}
      </ul>
      <div className={styles.row}>
        {file.cues.length > 0 && (
          <Button
            size="small"
            aria-disabled={isOff}
            onClick={() => {
              if (!isOff) onUse();
            }}
          >
            {text.useRest(file.cues.length)}
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </FormStatus>
  );
}
