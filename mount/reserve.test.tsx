import { describe, expect, it } from "vitest";
import { reserveHeight } from "#mount/reserve.ts";

const afterMutation = (): Promise<void> => Promise.resolve();

describe("reserveHeight", () => {
  it("ends where nothing is drawn: at once, or after loading", async () => {
    const [atOnce, later] = [document.createElement("div"), document.createElement("div")];
    reserveHeight(atOnce, 340)();
    expect(atOnce.style.minHeight).toBe("");
    const drawn = reserveHeight(later, 340);
    later.innerHTML = '<p data-state="loading"></p>';
    drawn();
    await afterMutation();
    expect(later.style.minHeight).toBe("340px");
    later.innerHTML = "";
    await afterMutation();
    expect(later.style.minHeight).toBe("");
  });

  it("holds the height until nothing is loading any more, and not again", async () => {
    const wrapper = document.createElement("div");
    const drawn = reserveHeight(wrapper, 480);
    expect(wrapper.style.minHeight).toBe("480px");
    wrapper.innerHTML = '<p data-state="loading"></p>';
    drawn();
    expect(wrapper.style.minHeight).toBe("480px");
    wrapper.innerHTML = "<p>Daten</p>";
    await afterMutation();
    expect(wrapper.style.minHeight).toBe("");
    wrapper.innerHTML = '<p data-state="loading"></p>';
    await afterMutation();
    expect(wrapper.style.minHeight).toBe("");
  });
});
