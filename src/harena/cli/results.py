"""The end of a game in words: every sum line by line, the places, and who wins or shares."""

from harena.core.rules import Ending
from harena.text.say import Speaker


def result_lines(speaker: Speaker, ending: Ending) -> list[str]:
    """Return the end line by line."""
    heading = "result-heading" if ending.ranks else "result-until"
    lines = [f"{speaker.say(heading)} [{ending.rule}]"]
    for seat, tallies in enumerate(ending.tallies):
        lines += ["", speaker.say("result-of", name=speaker.name(seat))]
        lines += [f"  {speaker.tally(tally)}" for tally in tallies]
        lines.append(f"  {speaker.say('result-sum', points=ending.scores[seat])}")
    lines.append("")
    for seat in sorted(range(len(ending.ranks)), key=lambda one: (ending.ranks[one], one)):
        place, score = ending.ranks[seat], ending.scores[seat]
        lines.append(speaker.say("result-place", place=place, name=speaker.name(seat), score=score))
    winners = [speaker.name(seat) for seat, rank in enumerate(ending.ranks) if rank == 1]
    if len(winners) > 1:
        lines.append(speaker.say("result-shared", names=speaker.several(winners)))
    elif winners:
        lines.append(speaker.say("result-winner", name=winners[0]))
    return lines
