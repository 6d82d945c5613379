import { useStages } from "./every-situation.ts";
import { SENT, testTurning, TURNED_FIRST } from "./two-people.ts";

const isLeft = (id: string): boolean => !TURNED_FIRST.includes(id);

testTurning(useStages(""), SENT.filter(isLeft));
