import type { Film } from '../Film';
import { drawAccidents, drawBranches, drawCommit, drawHistory, drawSafety } from './drawings';

/** Commits, branches and three ways of undoing, as pictures of the history. */
export const gitBasics: Film = {
  name: 'a-history-you-can-walk-in',
  course: 'git-without-fear',
  title: 'A history you can walk in',
  subtitle: 'Git without fear',
  theme: 'day',
  poster: 'merge',
  chapters: [
    {
      title: 'A picture of all files',
      draw: drawHistory,
      lines: [
        { id: 'copies', text: 'Report, report new, report final two: so people keep versions without Git.' },
        { id: 'history', text: 'Git keeps a history instead. Each entry in it is called a commit.' },
        { id: 'picture', text: 'A commit is a picture of all files at one moment. Its message says why.' },
        { id: 'parent', text: 'It also points to the commit before it. So the history is a chain.' },
        { id: 'local', text: 'All of this is on your own machine. It needs no server, and no network.' },
        { id: 'few', text: 'A handful of commands is enough for most days. Here they are.' },
      ],
    },
    {
      title: 'Status, add, commit',
      draw: drawCommit,
      lines: [
        { id: 'edit', text: 'You have changed two files: a recipe, and a shopping list.' },
        {
          id: 'status',
          text: 'git status shows what has changed since the last commit.',
          speak: 'Git status shows what has changed since the last commit.',
        },
        {
          id: 'add',
          text: 'git add chooses what goes into the next picture. Here it is only the recipe.',
          speak: 'Git add chooses what goes into the next picture. Here it is only the recipe.',
        },
        { id: 'staged', text: 'The recipe is now staged. That means it is ready for the picture.' },
        {
          id: 'take',
          text: 'git commit takes the picture, and stores it with a message.',
          speak: 'Git commit takes the picture, and stores it with a message.',
        },
        { id: 'rest', text: 'The list stays as it is. It can go into a commit of its own.' },
        { id: 'why', text: 'Write the reason into the message. What changed, Git knows already.' },
        { id: 'small', text: 'Keep commits small. Small ones are easy to read, and easy to undo.' },
      ],
    },
    {
      title: 'Branches are bookmarks',
      draw: drawBranches,
      lines: [
        { id: 'main', text: 'A branch is a name that points to a commit. The first one is often called main.' },
        {
          id: 'idea',
          text: 'git switch -c makes a new one, and moves you there. We call it idea.',
          speak: 'Git switch dash C makes a new one, and moves you there. We call it idea.',
        },
        { id: 'cheap', text: 'Nothing is copied. A branch costs no more than a line of text.' },
        {
          id: 'along',
          text: 'Commit twice, and idea moves along. main stays where it was.',
          speak: 'Commit twice, and idea moves along. Main stays where it was.',
        },
        {
          id: 'back',
          text: 'git switch main takes you back. Your files look as they did before.',
          speak: 'Git switch main takes you back. Your files look as they did before.',
        },
        { id: 'merge', text: 'If the idea was good, git merge brings it into main.' },
        { id: 'conflict', text: 'If both have changed the same lines, Git stops, and asks you to choose.' },
        { id: 'drop', text: 'If it was not, delete the name. Nothing has happened to main.' },
      ],
    },
    {
      title: 'Undo, three ways',
      draw: drawAccidents,
      lines: [
        { id: 'who', text: 'Now the accidents. First ask one question: who has seen the change?' },
        { id: 'restore', text: 'Not committed yet? git restore brings back the last version of a file.' },
        { id: 'gone', text: 'Take care: a change that was never committed is then gone for good.' },
        { id: 'amend', text: 'Committed, but not shared? Amend: Git replaces the newest commit.' },
        { id: 'revert', text: 'Shared already? git revert adds a new commit that takes the old one back.' },
        { id: 'honest', text: 'The mistake stays visible, and the history of the others does not break.' },
      ],
    },
    {
      title: 'Hard to lose',
      draw: drawSafety,
      lines: [
        {
          id: 'reflog',
          text: 'A commit that seems lost rarely is. git reflog lists where you have been.',
          speak: 'A commit that seems lost rarely is. Git ref log lists where you have been.',
        },
        { id: 'weeks', text: 'By default, Git keeps such commits for at least thirty days.' },
        { id: 'often', text: 'So there is one habit that makes you safe: commit early, and commit often.' },
        { id: 'fear', text: 'What is committed can be found again. So try things, without fear.' },
      ],
    },
  ],
};
