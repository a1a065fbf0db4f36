// Renders the questions at the end of a lesson; pages use it without an import. Questions are separate blocks, with one part per line:
//
//   ## Questions
//
//   <Quiz id="essentials-burn-rate">
//   <Question ask="Half of all requests fail. The target is 99%. What is the burn rate?">
//   <Choice>0.5</Choice>
//   <Choice right>50</Choice>
//   <Choice>99</Choice>
//   <Why>The bad share is 0.5, the budget is 0.01: `0.5 / 0.01` is 50.</Why>
//   </Question>
//   </Quiz>
//
// `id` is the address of the lesson below `/slocademy`, with `-` in place of `/`: the sidebar uses it to mark lessons. Each
// question has exactly one correct choice. `Choice` and `Why` contain one line of text, with code, emphasis and links. `Why`
// explains the correct choice, and is shown after any answer. Without scripts, a `details` element contains the answer.
import {
  Children,
  createContext,
  type FormEvent,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStorageSlot } from 'slodocs/theme';
import { quizKey, readAnswers, writeAnswers } from './quiz-record.ts';
import './quiz.css';

interface ChoiceProps {
  readonly right?: boolean;
  readonly children: ReactNode;
}

interface QuestionProps {
  readonly ask: string;
  readonly children: ReactNode;
}

/** The state of a question in its quiz; `answer` is the index of a choice. */
interface QuestionState {
  readonly index: number;
  readonly count: number;
  readonly answer: number | undefined;
  /** Undefined until scripts run. */
  readonly give: ((answer: number) => void) | undefined;
}

const QuestionContext = createContext<QuestionState>({ index: 0, count: 1, answer: undefined, give: undefined });

export function Quiz({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactElement {
  const questions = elementsOf<QuestionProps>(children, Question);
  const rights = questions.map(({ props }) => elementsOf<ChoiceProps>(props.children, Choice).findIndex(isRight));
  const [stored, slot] = useStorageSlot(quizKey(id));
  // Keeps the answers if the browser does not store anything.
  const [own, setOwn] = useState<string | null>(null);
  const quiz = useRef<HTMLDivElement>(null);
  const isLive = useSyncExternalStore(never, yes, no);
  const record = stored ?? own;
  const answers = readAnswers(record, questions.length);
  const keep = (next: readonly (number | undefined)[]): void => {
    const text = writeAnswers(next, rights);
    setOwn(text);
    slot.set(text);
  };
  const clear = (): void => {
    setOwn(null);
    slot.del();
    quiz.current?.focus();
  };
  const give = (index: number) => (answer: number) => keep(answers.map((old, at) => (at === index ? answer : old)));
  return (
    <div ref={quiz} tabIndex={-1} className="quiz">
      {questions.map((question, index) => (
        <QuestionContext
          key={question.props.ask}
          value={{ index, count: questions.length, answer: answers[index], give: isLive ? give(index) : undefined }}
        >
          {question}
        </QuestionContext>
      ))}
      {isLive && <Score answers={answers} rights={rights} onClear={clear} />}
    </div>
  );
}

export function Question({ ask, children }: QuestionProps): ReactElement {
  const { index, count, answer, give } = useContext(QuestionContext);
  const [chosen, choose] = useState<number>();
  const name = useId();
  const feedback = useRef<HTMLDivElement>(null);
  const justGiven = useRef(false);
  useEffect(() => {
    // Moves the focus, since the focused button has been removed.
    if (answer !== undefined && justGiven.current) feedback.current?.focus();
    justGiven.current = false;
  }, [answer]);
  const choices = elementsOf<ChoiceProps>(children, Choice);
  const right = choices.findIndex(isRight);
  const why = elementsOf<{ readonly children: ReactNode }>(children, Why)[0];
  const title = (
    <>
      <span className="quiz-place">
        Question {index + 1} of {count}
      </span>{' '}
      {ask}
    </>
  );
  if (give && answer === undefined) {
    const submit = (event: FormEvent): void => {
      event.preventDefault();
      if (chosen === undefined) return;
      justGiven.current = true;
      choose(undefined);
      give(chosen);
    };
    return (
      <form className="quiz-question" onSubmit={submit}>
        <fieldset>
          <legend className="quiz-ask">{title}</legend>
          {choices.map((choice, at) => (
            <label key={choice.key} className="quiz-choice">
              <input type="radio" name={name} required checked={chosen === at} onChange={() => choose(at)} />
              <span>{choice}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button">
          Check answer
        </button>
      </form>
    );
  }
  return (
    <div className="quiz-question">
      <p className="quiz-ask">{title}</p>
      <ul className="quiz-choices">
        {choices.map((choice, at) => (
          <li key={choice.key} className={`quiz-choice${markOf(at, right, answer).className}`}>
            <span>{choice}</span> {markOf(at, right, answer).label}
          </li>
        ))}
      </ul>
      {answer === undefined ? (
        <details>
          <summary>Answer</summary>
          <p>
            <strong>{choices[right]}</strong>
          </p>
          <p>{why}</p>
        </details>
      ) : (
        <div ref={feedback} tabIndex={-1} className={`quiz-feedback${answer === right ? ' quiz-right' : ' quiz-wrong'}`}>
          <p>
            <strong>{answer === right ? 'Correct.' : 'Incorrect.'}</strong> {why}
          </p>
        </div>
      )}
    </div>
  );
}

/** One choice of a question. */
export function Choice({ children }: ChoiceProps): ReactNode {
  return children;
}

/** Explains the correct choice of a question. */
export function Why({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

interface ScoreProps {
  readonly answers: readonly (number | undefined)[];
  readonly rights: readonly number[];
  readonly onClear: () => void;
}

function Score({ answers, rights, onClear }: ScoreProps): ReactElement {
  const count = rights.length;
  const given = answers.filter((answer) => answer !== undefined).length;
  const right = answers.filter((answer, index) => answer === rights[index]).length;
  return (
    <div className="quiz-score">
      <p role="status">
        {given === 0 ? (
          'Answer all questions correctly to mark this lesson as passed in the sidebar.'
        ) : (
          <>
            <strong>
              {right} of {count} correct.
            </strong>{' '}
            {right === count
              ? 'This lesson is now marked as passed in the sidebar.'
              : given < count
                ? `${count - given} to go.`
                : 'Start over to pass this lesson.'}
          </>
        )}
      </p>
      {given > 0 && (
        <button type="button" className="button button-secondary" onClick={onClear}>
          Start over
        </button>
      )}
    </div>
  );
}

function markOf(
  at: number,
  right: number,
  answer: number | undefined,
): { readonly className: string; readonly label: ReactNode } {
  if (answer !== undefined && at === right)
    return { className: ' quiz-right', label: <b className="quiz-mark">Correct answer</b> };
  if (at === answer) return { className: ' quiz-wrong', label: <b className="quiz-mark">Your answer</b> };
  return { className: '', label: null };
}

function isRight({ props }: ReactElement<ChoiceProps>): boolean {
  return props.right === true;
}

/** Returns the children that are elements of one component, ignoring line breaks between them. */
function elementsOf<Props>(children: ReactNode, type: unknown): readonly ReactElement<Props>[] {
  return Children.toArray(children).filter(
    (child): child is ReactElement<Props> => isValidElement<Props>(child) && child.type === type,
  );
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
