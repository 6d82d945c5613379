import { cartTexts as texts } from "#i18n/cart.ts";
import { usePortal, type TypedPeople } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

interface TypedQuestionProps {
  /** Which of them are asked about; all if it is left out. */
  readonly only?: (typed: TypedPeople) => boolean;
  readonly onWithout: () => void;
}

/**
 * Names the people who are typed or ticked and would not be ordered, with buttons that go to them or go on without
 * them. It shows nothing once they are in the cart.
 */
export function TypedQuestion({ only = () => true, onWithout }: TypedQuestionProps) {
  const typed = usePortal((state) => state.typedPeople).filter((one) => one.people.length > 0 && only(one));
  const [first] = typed;
  return (
    first !== undefined && (
      <Notice
        state="error"
        result
        actions={
          <>
            <Button onClick={first.goTo}>{texts.toTyped}</Button>
            <Button variant="quiet" onClick={onWithout}>
              {texts.withoutTyped}
            </Button>
          </>
        }
      >
        {texts.notInCart(typed.flatMap(({ people }) => people))}
      </Notice>
    )
  );
}
